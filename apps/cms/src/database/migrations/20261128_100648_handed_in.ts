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
  await db.run(sql`ALTER TABLE \`todos\` ADD \`people\` text;`)
}
