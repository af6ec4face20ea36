import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`team\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`team_deleted_at_idx\` ON \`team\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_team_v\` ADD \`version_deleted_at\` text;`)
  await db.run(
    sql`CREATE INDEX \`_team_v_version_version_deleted_at_idx\` ON \`_team_v\` (\`version_deleted_at\`);`,
  )
  await db.run(sql`ALTER TABLE \`calendar\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`calendar_deleted_at_idx\` ON \`calendar\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_calendar_v\` ADD \`version_deleted_at\` text;`)
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_version_deleted_at_idx\` ON \`_calendar_v\` (\`version_deleted_at\`);`,
  )
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`todos\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`todos_deleted_at_idx\` ON \`todos\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`inquiries_deleted_at_idx\` ON \`inquiries\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`records\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`records_deleted_at_idx\` ON \`records\` (\`deleted_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`team_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`team\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_team_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_team_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`calendar_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`calendar\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_calendar_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_calendar_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`todos_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`todos\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`inquiries_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`records_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`records\` DROP COLUMN \`deleted_at\`;`)
}
