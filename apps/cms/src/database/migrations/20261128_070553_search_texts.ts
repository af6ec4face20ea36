import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { writeSearchTexts } from '../sqlite/write-search-texts'
import { indexOf } from './20261126_110000_search_index'

const index = 'activity_logs_search'

/** The index is made after the texts are written, and overwrites from then on what is deleted from it. */
const withNewIndex = async (db: MigrateUpArgs['db'], write: () => Promise<void>) => {
  for (const event of ['insert', 'delete', 'update']) {
    await db.run(sql.raw(`DROP TRIGGER ${index}_${event}`))
  }
  await db.run(sql.raw(`DROP TABLE ${index}`))
  await write()
  for (const statement of indexOf('activity_logs')) await db.run(sql.raw(statement))
  await db.run(sql.raw(`INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1)`))
}

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`search_text\` text;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` ADD \`search_text\` text;`)
  await withNewIndex(db, () => writeSearchTexts(db, payload.logger))
}
