import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`attempts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key_hash\` text NOT NULL,
  	\`body_hash\` text NOT NULL,
  	\`row_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attempts_key_hash_idx\` ON \`attempts\` (\`key_hash\`);`)
  await db.run(sql`CREATE INDEX \`attempts_updated_at_idx\` ON \`attempts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attempts_created_at_idx\` ON \`attempts\` (\`created_at\`);`)
}
