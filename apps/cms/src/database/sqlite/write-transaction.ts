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

/**
 * A transaction on the writing connection. It takes the write lock with its first statement, as one of MongoDB does,
 * and holds it until it ends: an upload is encoded before.
 */
export class WriteTransaction implements Transaction {
  closed = false
  #begun: Promise<void> | undefined
  #releaseLock: MutexInterface.Releaser | undefined
  #idleTimer: NodeJS.Timeout | undefined

  constructor(
    private readonly writer: Client,
    private readonly writeLock: MutexInterface,
    private readonly idleTimeout: number,
  ) {}

  async #begin() {
    const releaseLock = await this.writeLock.acquire()
    try {
      if (this.closed) throw new Error(undone)
      await this.writer.execute('BEGIN IMMEDIATE')
    } catch (error) {
      releaseLock()
      throw error
    }
    this.#releaseLock = releaseLock
    this.#idleTimer = setTimeout(() => {
      this.close()
    }, this.idleTimeout)
  }

  async #ready() {
    if (!this.closed) await (this.#begun ??= this.#begin())
    if (this.closed) throw new Error(undone)
    this.#idleTimer?.refresh()
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    await this.#ready()
    return this.writer.execute(statement)
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results = []
    for (const statement of statements) results.push(await this.execute(statement))
    return results
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.#ready()
    return this.writer.executeMultiple(sql)
  }

  async commit(): Promise<void> {
    if (this.#begun) await this.execute('COMMIT')
    this.#end()
  }

  async rollback(): Promise<void> {
    if (this.closed) return
    if (this.#releaseLock)
      await rollback(this.writer).finally(() => {
        this.#end()
      })
    else this.#end()
  }

  close(): void {
    // The next statement of the transaction reports that it is over.
    this.rollback().catch(() => undefined)
  }

  #end() {
    this.closed = true
    clearTimeout(this.#idleTimer)
    this.#releaseLock?.()
  }
}
