import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_head\`;`)
  await db.run(sql`DROP INDEX \`audit_trail_sequence_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` DROP COLUMN \`sequence\`;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` DROP COLUMN \`previous_mac\`;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` DROP COLUMN \`mac\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_head\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`head\` text,
  	\`mac\` text,
  	\`holder\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`audit_trail\` ADD \`sequence\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` ADD \`previous_mac\` text;`)
  await db.run(sql`ALTER TABLE \`audit_trail\` ADD \`mac\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`audit_trail_sequence_idx\` ON \`audit_trail\` (\`sequence\`);`)
}
