import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`mail_days\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`member_id\` text,
  	\`kind\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mail_days_day_idx\` ON \`mail_days\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`mail_days_updated_at_idx\` ON \`mail_days\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_days_created_at_idx\` ON \`mail_days\` (\`created_at\`);`)
  await db.run(
    sql`CREATE UNIQUE INDEX \`memberId_kind_day_idx\` ON \`mail_days\` (\`member_id\`,\`kind\`,\`day\`);`,
  )
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`subject_id\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`news_member_id_idx\` ON \`news\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mail_news\` integer;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mail_reminders\` integer;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mail_summary\` integer;`)
}
