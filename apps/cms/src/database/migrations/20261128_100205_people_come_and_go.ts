import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`members\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`left\` integer DEFAULT false;`)
}
