import type { DatabaseAdapter } from 'payload'
import { isSqlite } from './engine'
import { emptyLog as emptyOfSqlite } from './sqlite/compact'

/** Overwrites the write-ahead log, where what was deleted still stands; a MongoDB has none in our hands. */
export const emptyLog = async (db: DatabaseAdapter): Promise<void> => {
  if (isSqlite(db)) await emptyOfSqlite(db)
}
