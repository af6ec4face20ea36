import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

const statements = [
  `CREATE TABLE "meetings_assignees" (
    "order" integer NOT NULL,
    "parent_id" text(36) NOT NULL,
    "value" text,
    "id" text(36) PRIMARY KEY NOT NULL,
    FOREIGN KEY ("parent_id") REFERENCES "meetings"("id") ON UPDATE no action ON DELETE cascade
  )`,
  'CREATE INDEX "meetings_assignees_order_idx" ON "meetings_assignees" ("order")',
  'CREATE INDEX "meetings_assignees_parent_idx" ON "meetings_assignees" ("parent_id")',
  `CREATE TABLE "meetings" (
    "id" text(36) PRIMARY KEY NOT NULL,
    "title" text NOT NULL,
    "starts_at" text NOT NULL,
    "closed_at" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`,
  'CREATE INDEX "meetings_starts_at_idx" ON "meetings" ("starts_at")',
  'CREATE INDEX "meetings_updated_at_idx" ON "meetings" ("updated_at")',
  'CREATE INDEX "meetings_created_at_idx" ON "meetings" ("created_at")',
  `CREATE TABLE "roll_calls" (
    "id" text(36) PRIMARY KEY NOT NULL,
    "kind" text NOT NULL,
    "subject_id" text NOT NULL,
    "marks" text NOT NULL,
    "closed_at" text,
    "rows" text,
    "numbers" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`,
  'CREATE INDEX "roll_calls_updated_at_idx" ON "roll_calls" ("updated_at")',
  'CREATE INDEX "roll_calls_created_at_idx" ON "roll_calls" ("created_at")',
  'CREATE UNIQUE INDEX "kind_subjectId_idx" ON "roll_calls" ("kind","subject_id")',
  `CREATE TABLE "excuses" (
    "id" text(36) PRIMARY KEY NOT NULL,
    "kind" text NOT NULL,
    "subject_id" text NOT NULL,
    "member_id" text NOT NULL,
    "reason" text,
    "state" text DEFAULT 'open' NOT NULL,
    "note" text,
    "decided_at" text,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`,
  'CREATE INDEX "excuses_member_id_idx" ON "excuses" ("member_id")',
  'CREATE INDEX "excuses_decided_at_idx" ON "excuses" ("decided_at")',
  'CREATE INDEX "excuses_updated_at_idx" ON "excuses" ("updated_at")',
  'CREATE INDEX "excuses_created_at_idx" ON "excuses" ("created_at")',
  'CREATE UNIQUE INDEX "kind_subjectId_memberId_idx" ON "excuses" ("kind","subject_id","member_id")',
  `CREATE TABLE "limit_notices" (
    "id" text(36) PRIMARY KEY NOT NULL,
    "member_id" text NOT NULL,
    "limit" text NOT NULL,
    "allowed" numeric NOT NULL,
    "updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
    "created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  )`,
  'CREATE INDEX "limit_notices_member_id_idx" ON "limit_notices" ("member_id")',
  'CREATE INDEX "limit_notices_updated_at_idx" ON "limit_notices" ("updated_at")',
  'CREATE INDEX "limit_notices_created_at_idx" ON "limit_notices" ("created_at")',
  'CREATE UNIQUE INDEX "memberId_limit_allowed_idx" ON "limit_notices" ("member_id","limit","allowed")',
  'ALTER TABLE "records" ADD "member_id" text(36) REFERENCES members(id) ON DELETE set null',
  'ALTER TABLE "records" ADD "origin" text',
  'ALTER TABLE "records" ADD "counts" text',
  'ALTER TABLE "records" ADD "numbers" text',
  `ALTER TABLE "records" ADD "state" text DEFAULT 'open'`,
  'ALTER TABLE "records" ADD "reason" text',
  'ALTER TABLE "records" ADD "disputed_at" text',
  'ALTER TABLE "records" ADD "answer" text',
  'ALTER TABLE "records" ADD "decided_at" text',
  'CREATE INDEX "records_member_idx" ON "records" ("member_id")',
  'CREATE UNIQUE INDEX "records_origin_idx" ON "records" ("origin")',
  'CREATE INDEX "records_decided_at_idx" ON "records" ("decided_at")',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.run(sql.raw(statement))
}
