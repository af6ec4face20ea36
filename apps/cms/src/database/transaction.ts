import { setTimeout as pause } from 'node:timers/promises'
import type { ClientSession } from 'mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'
import { isMongodb, requireMongodb, requireSqlite } from './engine'
import { isMongoError } from './mongodb/error'

/** Runs raw statements in an open transaction of the embedded database. */
export const sqliteTransaction = (
  db: DatabaseAdapter,
  transaction: string,
): Pick<SQLiteAdapter['drizzle'], 'run'> => {
  const session = requireSqlite(db).sessions[transaction]?.db
  if (!session || !('run' in session)) throw new Error('The transaction is not open any more.')
  // Drizzle types a transaction without the results of its driver.
  return session as unknown as SQLiteAdapter['drizzle']
}

/**
 * Begins a transaction. On the embedded database it takes the write lock at once (Payload's own wait for their first
 * statement), so that nothing read outside of it changes either.
 *
 * @returns the transaction's id
 */
export const beginTransaction = async (db: DatabaseAdapter): Promise<string> => {
  const begun = await db.beginTransaction()
  if (begun === null) throw new Error('The database has no transactions.')
  const id = String(begun)
  if (isMongodb(db)) return id
  try {
    await sqliteTransaction(db, id).run('SELECT 1')
  } catch (error) {
    await db.rollbackTransaction(id)
    throw error
  }
  return id
}

/** The session of an open transaction of MongoDB, for operations of the driver. */
export const mongodbSession = (db: DatabaseAdapter, transaction: string): ClientSession => {
  const session = requireMongodb(db).sessions[transaction]
  if (!session) throw new Error('The transaction is not open any more.')
  return session
}

/** A write conflict, and the commit of a transaction that one has aborted. */
const conflictCodes = new Set<unknown>([112, 251])

/** Whether MongoDB aborted a transaction because another one wrote the same document. */
export const isWriteConflict = (error: unknown): error is Error =>
  isMongoError(error) && conflictCodes.has(error.code)

/** In milliseconds: a server older than 4.4 may block every write for that long while another instance starts. */
const timeout = 10_000
const longestPause = 500

const isTransient = (error: unknown) =>
  isMongoError(error) && error.hasErrorLabel('TransientTransactionError')

/**
 * Retries an operation that is one transaction if MongoDB aborted it because of another one. The
 * embedded database never needs this: its writes wait for the write lock.
 */
export const retryTransient = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const started = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isTransient(error) || performance.now() - started > timeout) throw error
      await pause(Math.min(10 * 2 ** attempt, longestPause) * Math.random())
    }
  }
}
