import type { DatabaseAdapter } from 'payload'
import { isSqlite } from './engine'
import { emptyLog } from './sqlite/compact'
import { eraseFromIndex } from './sqlite/search-index'

/**
 * Overwrites what was deleted where it still stands: in the search index and in the write-ahead log. A MongoDB has
 * neither in our hands.
 */
export const eraseDeleted = async (db: DatabaseAdapter): Promise<void> => {
  if (!isSqlite(db)) return
  await eraseFromIndex(db.client)
  await emptyLog(db)
}
