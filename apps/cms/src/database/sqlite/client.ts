import { fileURLToPath } from 'node:url'
import { createClient, type Client, type InStatement } from '@libsql/client'
import { Mutex, withTimeout } from 'async-mutex'
import Database from 'libsql'
import type { DatabaseAdapter } from 'payload'
import { DatabaseBusyError } from '../unavailable'
import { requireSqlite } from '../engine'
import { groupWrites } from './grouped-writes'
import { WriteTransaction } from './write-transaction'

const pragmas = [
  // First, because the next one may have to wait for a process that is just ending.
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'journal_size_limit = 67108864',
  'cache_size = -32000',
  'foreign_keys = ON',
  // Overwrites deleted data if its page is written anyway.
  'secure_delete = FAST',
]

const open = async (url: string) => {
  const connection = createClient({ url })
  for (const pragma of pragmas) await connection.execute(`PRAGMA ${pragma}`)
  return connection
}

/** Reads one row, or `undefined` if nothing matches. */
export type ReadRow = (sql: string, values: Record<string, string | number>) => unknown

/**
 * Reads that are so frequent that preparing their statements each time would cost more than running
 * them (decision 0020). `@libsql/client` has no prepared statements; `libsql` is the engine below it.
 * The connection is separate and holds no snapshot between two reads.
 *
 * @param file - the database's path
 */
const openPreparedReads = (file: string): { readRow: ReadRow; close: () => void } => {
  const connection = new Database(file)
  for (const pragma of ['busy_timeout = 5000', 'cache_size = -32000', 'query_only = ON']) {
    connection.exec(`PRAGMA ${pragma}`)
  }
  const prepared = new Map<string, Database.Statement>()
  return {
    readRow: (sql, values) => {
      const statement = prepared.get(sql) ?? connection.prepare(sql)
      prepared.set(sql, statement)
      return statement.get(values)
    },
    close: () => connection.close(),
  }
}

const startsWith = (words: RegExp, statement: InStatement) =>
  words.test(typeof statement === 'string' ? statement : statement.sql)

const isRead = (statement: InStatement) => startsWith(/^\s*(select|pragma)\b/i, statement)

/** Excludes statements such as VACUUM, which cannot run in a transaction. */
const canShareCommit = (statement: InStatement) =>
  startsWith(/^\s*(insert|update|delete)\b/i, statement)

/** How long a write may wait for the write lock, and a transaction may be idle, in milliseconds. */
export interface WriteTimeouts {
  lock: number
  idle: number
}

const unsupported = () => {
  throw new Error('The embedded database is no replica of another one.')
}

/** The embedded database, with a fast path for the reads of nearly every request. */
export interface EmbeddedClient extends Client {
  readRow: ReadRow
}

/**
 * Opens the embedded database for Payload's adapter, made safe for concurrent writers: one connection
 * reads and another writes, and a transaction or a single write has the writing connection to itself,
 * in the order of the requests. Decision 0013 has measured what happens without.
 *
 * @param url - `file:PATH`
 */
export const openSqlite = async (
  url: string,
  timeouts: WriteTimeouts = { lock: 20_000, idle: 30_000 },
): Promise<EmbeddedClient> => {
  const writer = await open(url)
  const reader = await open(url)
  const prepared = openPreparedReads(fileURLToPath(url))
  const writeLock = withTimeout(new Mutex(), timeouts.lock, new DatabaseBusyError())
  const write = <Result>(run: () => Promise<Result>) => writeLock.runExclusive(run)
  const writeInGroup = groupWrites(writer, writeLock)

  return {
    readRow: prepared.readRow,
    execute: (statement) => {
      if (isRead(statement)) return reader.execute(statement)
      return canShareCommit(statement)
        ? writeInGroup(statement)
        : write(() => writer.execute(statement))
    },
    batch: (statements, mode) => write(() => writer.batch(statements, mode)),
    migrate: (statements) => write(() => writer.migrate(statements)),
    executeMultiple: (sql) => write(() => writer.executeMultiple(sql)),
    transaction: () => Promise.resolve(new WriteTransaction(writer, writeLock, timeouts.idle)),
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

const isEmbeddedClient = (client: Client): client is EmbeddedClient => 'readRow' in client

export const embeddedClient = (db: DatabaseAdapter): EmbeddedClient => {
  const { client } = requireSqlite(db)
  if (!isEmbeddedClient(client)) throw new Error('The embedded database is not open yet.')
  return client
}
