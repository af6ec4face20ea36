import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`team\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_team_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`calendar\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_calendar_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`rules\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` ADD \`version_changed_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`team\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_team_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`calendar\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_calendar_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`about\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`rules\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_rules_v\` DROP COLUMN \`version_changed_by\`;`)
}
