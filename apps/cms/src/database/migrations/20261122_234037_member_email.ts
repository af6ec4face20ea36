import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`members\` ADD \`email_confirmed\` integer;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`pending_email\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`pending_email_hash\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`pending_email_expires_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`invite_mailed\` integer;`)
  await db.run(
    sql`CREATE INDEX \`members_pending_email_hash_idx\` ON \`members\` (\`pending_email_hash\`);`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`members_pending_email_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`email_confirmed\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`pending_email\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`pending_email_hash\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`pending_email_expires_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`invite_mailed\`;`)
}
