import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_trail\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`actor_id\` text,
  	\`address\` text,
  	\`action\` text NOT NULL,
  	\`row_collection\` text,
  	\`row_title\` text,
  	\`row_id\` text,
  	\`fields\` text,
  	\`previous_mac\` text,
  	\`mac\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_trail_sequence_idx\` ON \`audit_trail\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_at_idx\` ON \`audit_trail\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_actor_idx\` ON \`audit_trail\` (\`actor\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_action_idx\` ON \`audit_trail\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_row_id_idx\` ON \`audit_trail\` (\`row_id\`);`)
  await db.run(sql`CREATE TABLE \`audit_head\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`head\` text,
  	\`mac\` text,
  	\`holder\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_trail\`;`)
  await db.run(sql`DROP TABLE \`audit_head\`;`)
}
