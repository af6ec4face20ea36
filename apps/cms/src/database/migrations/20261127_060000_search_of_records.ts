import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

/** Records are few, and searched as other lists are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const event of ['insert', 'delete', 'update']) {
    await db.run(sql.raw(`DROP TRIGGER records_search_${event}`))
  }
  await db.run(sql`DROP TABLE records_search`)
}
