import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`members\` ADD \`second_factor\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`second_factor_secret\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`pending_secret\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`last_code_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`recovery_code_hashes\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`session_epoch\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`second_factor\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`second_factor_secret\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`pending_secret\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`last_code_step\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`recovery_code_hashes\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`session_epoch\`;`)
}
