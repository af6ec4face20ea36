import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`calendar_audience\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`calendar\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`calendar_audience_order_idx\` ON \`calendar_audience\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`calendar_audience_parent_idx\` ON \`calendar_audience\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`_calendar_v_version_audience\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_calendar_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_audience_order_idx\` ON \`_calendar_v_version_audience\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`_calendar_v_version_audience_parent_idx\` ON \`_calendar_v_version_audience\` (\`parent_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`members\` ADD \`feed_key_hash\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`feed_created_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`feed_for\` text;`)
  await db.run(sql`CREATE INDEX \`members_feed_key_hash_idx\` ON \`members\` (\`feed_key_hash\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`calendar_audience\`;`)
  await db.run(sql`DROP TABLE \`_calendar_v_version_audience\`;`)
  await db.run(sql`DROP INDEX \`members_feed_key_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`feed_key_hash\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`feed_created_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`feed_for\`;`)
}
