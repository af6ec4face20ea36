import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { searchIndex } from '../sqlite/search-index'

/** With `secure-delete`, FTS5 of SQLite 3.45 damages the index after some deletions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql.raw(`INSERT INTO ${searchIndex} (${searchIndex}, rank) VALUES ('secure-delete', 0)`),
  )
}
