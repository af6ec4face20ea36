import {
  createClient,
  type Client,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client'
import { fileURLToPath } from 'node:url'
import { Mutex, withTimeout, type MutexInterface } from 'async-mutex'
import { DatabaseBusyError } from '../busy-error'
import { openPreparedReads, type ReadRow } from './prepared-reads'

const pragmas = [
  // First, for the next one may have to wait for somebody who is just leaving.
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'journal_size_limit = 67108864',
  'cache_size = -32000',
  'foreign_keys = ON',
]

const open = async (url: string) => {
  const connection = createClient({ url })
  for (const pragma of pragmas) await connection.execute(`PRAGMA ${pragma}`)
  return connection
}

const isRead = (statement: InStatement) =>
  /^\s*(select|pragma)\b/i.test(typeof statement === 'string' ? statement : statement.sql)

/** How long a write waits for its turn, and a transaction may do nothing, in milliseconds. */
export interface WriteLimits {
  wait: number
  hold: number
}

/** A full disk or a failed write has made SQLite roll back by itself: that failure is the one to tell. */
const isOver = (error: unknown) =>
  error instanceof Error && error.message.includes('no transaction is active')

const undone = 'The transaction did nothing for too long and was undone.'

/** A transaction on the writing connection, which is its own until it ends. */
class WriteTransaction implements Transaction {
  closed = false
  readonly #overdue: NodeJS.Timeout

  private constructor(
    private readonly writer: Client,
    private readonly release: MutexInterface.Releaser,
    hold: number,
  ) {
    this.#overdue = setTimeout(() => {
      this.close()
    }, hold)
  }

  static async begin(writer: Client, turn: MutexInterface, hold: number) {
    const release = await turn.acquire()
    try {
      await writer.execute('BEGIN IMMEDIATE')
    } catch (error) {
      release()
      throw error
    }
    return new WriteTransaction(writer, release, hold)
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    this.#checkOpen()
    this.#overdue.refresh()
    return this.writer.execute(statement)
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results = []
    for (const statement of statements) results.push(await this.execute(statement))
    return results
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#checkOpen()
    this.#overdue.refresh()
    return this.writer.executeMultiple(sql)
  }

  async commit(): Promise<void> {
    await this.execute('COMMIT')
    this.#end()
  }

  async rollback(): Promise<void> {
    if (this.closed) return
    try {
      await this.writer.execute('ROLLBACK')
    } catch (error) {
      if (!isOver(error)) throw error
    } finally {
      this.#end()
    }
  }

  close(): void {
    // Whoever began it learns at their next statement that it is over.
    this.rollback().catch(() => undefined)
  }

  #checkOpen() {
    if (this.closed) throw new Error(undone)
  }

  #end() {
    this.closed = true
    clearTimeout(this.#overdue)
    this.release()
  }
}

const unsupported = () => {
  throw new Error('The embedded database is no replica of another one.')
}

/** The embedded database, with a short way for reads that are asked at nearly every call. */
export interface EmbeddedClient extends Client {
  readRow: ReadRow
}

/**
 * The embedded database as Payload's adapter sees it, made safe for writers that overlap: one
 * connection reads and another writes, and whoever writes (a transaction from its BEGIN to its end,
 * or a single statement) has the writing connection to itself, in the order of asking.
 * `docs/decisions` has the measurements of what happens without.
 *
 * @param url - `file:PATH`
 */
export const openSqlite = async (
  url: string,
  { wait, hold }: WriteLimits = { wait: 20_000, hold: 30_000 },
): Promise<EmbeddedClient> => {
  const writer = await open(url)
  const reader = await open(url)
  const prepared = openPreparedReads(fileURLToPath(url))
  const turn = withTimeout(new Mutex(), wait, new DatabaseBusyError())
  const write = <Result>(run: () => Promise<Result>) => turn.runExclusive(run)

  return {
    readRow: prepared.readRow,
    execute: (statement) =>
      isRead(statement) ? reader.execute(statement) : write(() => writer.execute(statement)),
    batch: (statements, mode) => write(() => writer.batch(statements, mode)),
    migrate: (statements) => write(() => writer.migrate(statements)),
    executeMultiple: (sql) => write(() => writer.executeMultiple(sql)),
    transaction: () => WriteTransaction.begin(writer, turn, hold),
    sync: unsupported,
    close: () => {
      prepared.close()
      reader.close()
      writer.close()
    },
    get closed() {
      return writer.closed
    },
    protocol: 'file',
  }
}

/** The embedded database behind an adapter that runs on it. */
export const embedded = (db: object): EmbeddedClient => (db as { client: EmbeddedClient }).client
