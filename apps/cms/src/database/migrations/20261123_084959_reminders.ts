import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reminders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`todo_id\` text(36) NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`todo_id\`) REFERENCES \`todos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reminders_todo_idx\` ON \`reminders\` (\`todo_id\`);`)
  await db.run(sql`CREATE INDEX \`reminders_member_id_idx\` ON \`reminders\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`reminders_updated_at_idx\` ON \`reminders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reminders_created_at_idx\` ON \`reminders\` (\`created_at\`);`)
  await db.run(
    sql`CREATE UNIQUE INDEX \`todo_memberId_day_idx\` ON \`reminders\` (\`todo_id\`,\`member_id\`,\`day\`);`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reminders\`;`)
}
