import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`todo_versions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`todo_id\` text(36) NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`title\` text NOT NULL,
  	\`desc\` text NOT NULL,
  	\`deadline\` text NOT NULL,
  	\`priority\` text NOT NULL,
  	\`assignee\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`todo_id\`) REFERENCES \`todos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`todo_versions_todo_idx\` ON \`todo_versions\` (\`todo_id\`);`)
  await db.run(
    sql`CREATE INDEX \`todo_versions_updated_at_idx\` ON \`todo_versions\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`todo_versions_created_at_idx\` ON \`todo_versions\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE UNIQUE INDEX \`todo_version_idx\` ON \`todo_versions\` (\`todo_id\`,\`version\`);`,
  )
  await db.run(sql`CREATE TABLE \`rules_revisions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`sections\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE UNIQUE INDEX \`rules_revisions_revision_idx\` ON \`rules_revisions\` (\`revision\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`rules_revisions_updated_at_idx\` ON \`rules_revisions\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`rules_revisions_created_at_idx\` ON \`rules_revisions\` (\`created_at\`);`,
  )
  await db.run(sql`CREATE TABLE \`rules_acknowledgements\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`member_id\` text NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`acknowledged_on\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE INDEX \`rules_acknowledgements_updated_at_idx\` ON \`rules_acknowledgements\` (\`updated_at\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`rules_acknowledgements_created_at_idx\` ON \`rules_acknowledgements\` (\`created_at\`);`,
  )
  await db.run(
    sql`CREATE UNIQUE INDEX \`memberId_revision_idx\` ON \`rules_acknowledgements\` (\`member_id\`,\`revision\`);`,
  )
  await db.run(sql`DROP INDEX \`todo_memberId_idx\`;`)
  await db.run(sql`ALTER TABLE \`acknowledgements\` ADD \`version\` numeric DEFAULT 1;`)
  await db.run(
    sql`CREATE UNIQUE INDEX \`todo_memberId_version_idx\` ON \`acknowledgements\` (\`todo_id\`,\`member_id\`,\`version\`);`,
  )
  await db.run(sql`ALTER TABLE \`todos\` ADD \`version\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`todos\` ADD \`asked_version\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`todos\` ADD \`changed_at\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`todo_versions\`;`)
  await db.run(sql`DROP TABLE \`rules_revisions\`;`)
  await db.run(sql`DROP TABLE \`rules_acknowledgements\`;`)
  await db.run(sql`DROP INDEX \`todo_memberId_version_idx\`;`)
  // Older builds know one acknowledgement of each member: the last one.
  await db.run(sql`DELETE FROM \`acknowledgements\` WHERE \`id\` NOT IN (
    SELECT \`id\` FROM (
      SELECT \`id\`, MAX(\`version\`) FROM \`acknowledgements\` GROUP BY \`todo_id\`, \`member_id\`
    )
  );`)
  await db.run(
    sql`CREATE UNIQUE INDEX \`todo_memberId_idx\` ON \`acknowledgements\` (\`todo_id\`,\`member_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`acknowledgements\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`todos\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`todos\` DROP COLUMN \`asked_version\`;`)
  await db.run(sql`ALTER TABLE \`todos\` DROP COLUMN \`changed_at\`;`)
}
