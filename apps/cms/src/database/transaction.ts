import { randomUUID } from 'node:crypto'
import type { ClientSession } from 'mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'
import { requireMongodb, requireSqlite } from './engine'

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

const none = 'none:'

/**
 * Begins a transaction. A MongoDB that is no replica set has none; work there gets an id all the same,
 * and each of its writes is stored at once.
 *
 * @returns the transaction's id, and whether there is one
 */
export const beginTransaction = async (
  db: DatabaseAdapter,
): Promise<{ id: string; isReal: boolean }> => {
  const id = await db.beginTransaction()
  return id === null
    ? { id: `${none}${randomUUID()}`, isReal: false }
    : { id: String(id), isReal: true }
}

/**
 * The session of an open transaction of MongoDB, for operations of the driver; `undefined` where MongoDB
 * has no transactions.
 */
export const mongodbSession = (
  db: DatabaseAdapter,
  transaction: string,
): ClientSession | undefined => {
  if (transaction.startsWith(none)) return undefined
  const session = requireMongodb(db).sessions[transaction]
  if (!session) throw new Error('The transaction is not open any more.')
  return session
}
