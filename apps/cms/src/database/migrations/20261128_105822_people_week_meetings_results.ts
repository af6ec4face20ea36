import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`todo_results\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`todo_id\` text(36) NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`link\` text,
  	\`note\` text,
  	\`handed_in_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`answer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`todo_id\`) REFERENCES \`todos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`todo_results_todo_idx\` ON \`todo_results\` (\`todo_id\`);`)
  await db.run(
    sql`CREATE INDEX \`todo_results_member_id_idx\` ON \`todo_results\` (\`member_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`todo_results_updated_at_idx\` ON \`todo_results\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`todo_results_created_at_idx\` ON \`todo_results\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE UNIQUE INDEX \`todo_memberId_idx\` ON \`todo_results\` (\`todo_id\`,\`member_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`meeting_versions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`meeting_id\` text(36) NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`title\` text NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`assignee\` text NOT NULL,
  	\`place\` text,
  	\`agenda\` text,
  	\`minutes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`meeting_id\`) REFERENCES \`meetings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(
    sql`CREATE INDEX \`meeting_versions_meeting_idx\` ON \`meeting_versions\` (\`meeting_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`meeting_versions_updated_at_idx\` ON \`meeting_versions\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`meeting_versions_created_at_idx\` ON \`meeting_versions\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE UNIQUE INDEX \`meeting_version_idx\` ON \`meeting_versions\` (\`meeting_id\`,\`version\`);`,
  )
  await db.run(sql`CREATE TABLE \`years\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`started_at\` text,
  	\`closed_at\` text NOT NULL,
  	\`left\` numeric NOT NULL,
  	\`records_closed\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_started_at_idx\` ON \`years\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`years_closed_at_idx\` ON \`years\` (\`closed_at\`);`)
  await db.run(sql`CREATE INDEX \`years_updated_at_idx\` ON \`years\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`years_created_at_idx\` ON \`years\` (\`created_at\`);`)
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
  await db.run(sql`ALTER TABLE \`todos\` ADD \`people\` text;`)
  await db.run(sql`ALTER TABLE \`meetings\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`meetings\` ADD \`agenda\` text;`)
  await db.run(sql`ALTER TABLE \`meetings\` ADD \`minutes\` text;`)
  await db.run(sql`ALTER TABLE \`meetings\` ADD \`untold_versions\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`left\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mail_news\` integer;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mail_reminders\` integer;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mail_summary\` integer;`)
}
