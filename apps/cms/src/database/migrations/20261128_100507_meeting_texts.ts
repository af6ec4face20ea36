import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`meetings\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`meetings\` ADD \`agenda\` text;`)
  await db.run(sql`ALTER TABLE \`meetings\` ADD \`minutes\` text;`)
  await db.run(sql`ALTER TABLE \`meetings\` ADD \`untold_versions\` numeric DEFAULT 0;`)
}
