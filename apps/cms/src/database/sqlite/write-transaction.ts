import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client'
import type { MutexInterface } from 'async-mutex'

/** SQLite has rolled back by itself, for example on a full disk; that first error is the one to report. */
const isAlreadyOver = (error: unknown) =>
  error instanceof Error && error.message.includes('no transaction is active')

/** Undoes the transaction of a connection, if it has one. */
export const rollback = async (writer: Client): Promise<void> => {
  try {
    await writer.execute('ROLLBACK')
  } catch (error) {
    if (!isAlreadyOver(error)) throw error
  }
}

const undone = 'The transaction did nothing for too long and was undone.'

/** A transaction on the writing connection. It holds the write lock until it ends. */
export class WriteTransaction implements Transaction {
  closed = false
  readonly #idleTimer: NodeJS.Timeout

  private constructor(
    private readonly writer: Client,
    private readonly releaseLock: MutexInterface.Releaser,
    idleTimeout: number,
  ) {
    this.#idleTimer = setTimeout(() => {
      this.close()
    }, idleTimeout)
  }

  static async begin(writer: Client, writeLock: MutexInterface, idleTimeout: number) {
    const releaseLock = await writeLock.acquire()
    try {
      await writer.execute('BEGIN IMMEDIATE')
    } catch (error) {
      releaseLock()
      throw error
    }
    return new WriteTransaction(writer, releaseLock, idleTimeout)
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    this.#checkOpen()
    this.#idleTimer.refresh()
    return this.writer.execute(statement)
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results = []
    for (const statement of statements) results.push(await this.execute(statement))
    return results
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#checkOpen()
    this.#idleTimer.refresh()
    return this.writer.executeMultiple(sql)
  }

  async commit(): Promise<void> {
    await this.execute('COMMIT')
    this.#end()
  }

  async rollback(): Promise<void> {
    if (this.closed) return
    await rollback(this.writer).finally(() => {
      this.#end()
    })
  }

  close(): void {
    // The next statement of the transaction reports that it is over.
    this.rollback().catch(() => undefined)
  }

  #checkOpen() {
    if (this.closed) throw new Error(undone)
  }

  #end() {
    this.closed = true
    clearTimeout(this.#idleTimer)
    this.releaseLock()
  }
}
