import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`roll_calls\` ADD \`expected\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`version\` numeric DEFAULT 1;`)
}
