import type { DatabaseAdapter } from 'payload'
import { isSqlite } from './engine'
import { emptyLog } from './sqlite/compact'
import { eraseFromIndex } from './sqlite/search-index'

/**
 * Overwrites deleted data that remains in the search index and in the write-ahead log. On MongoDB we control
 * neither.
 */
export const eraseDeleted = async (db: DatabaseAdapter): Promise<void> => {
  if (!isSqlite(db)) return
  await eraseFromIndex(db.client)
  await emptyLog(db)
}
