import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`members\` ADD \`email_trusted\` integer;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`pending_email_trusted\` integer;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mailed_invite_hash\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mailed_invite_expires_at\` text;`)
  await db.run(
    sql`CREATE INDEX \`members_mailed_invite_hash_idx\` ON \`members\` (\`mailed_invite_hash\`);`,
  )
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`invite_mailed\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`members_mailed_invite_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`invite_mailed\` integer;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`email_trusted\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`pending_email_trusted\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mailed_invite_hash\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mailed_invite_expires_at\`;`)
}
