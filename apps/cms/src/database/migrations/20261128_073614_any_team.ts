import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { storeTeamsById } from '../teams-by-id'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`values\` text,
  	\`left_out\` text,
  	\`mark_id\` text(36),
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_mark_idx\` ON \`settings\` (\`mark_id\`);`)
  await storeTeamsById({ db })
}
