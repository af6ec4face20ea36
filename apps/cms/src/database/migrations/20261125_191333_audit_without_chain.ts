import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_head\`;`)
  await db.run(sql`DROP INDEX \`audit_trail_sequence_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` DROP COLUMN \`sequence\`;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` DROP COLUMN \`previous_mac\`;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` DROP COLUMN \`mac\`;`)
}
