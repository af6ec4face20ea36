import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { choices, indexes, times } from '../sqlite/statements'

const statements = [
  ...choices('meetings_assignees', 'meetings'),
  `CREATE TABLE "meetings" (
    "id" text(36) PRIMARY KEY NOT NULL,
    "title" text NOT NULL,
    "starts_at" text NOT NULL,
    "closed_at" text,
    ${times}
  )`,
  ...indexes('meetings', ['starts_at', 'updated_at', 'created_at']),
  `CREATE TABLE "roll_calls" (
    "id" text(36) PRIMARY KEY NOT NULL,
    "kind" text NOT NULL,
    "subject_id" text NOT NULL,
    "marks" text NOT NULL,
    "closed_at" text,
    "rows" text,
    "numbers" text,
    ${times}
  )`,
  ...indexes('roll_calls', ['updated_at', 'created_at']),
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
    ${times}
  )`,
  ...indexes('excuses', ['member_id', 'decided_at', 'updated_at', 'created_at']),
  'CREATE UNIQUE INDEX "kind_subjectId_memberId_idx" ON "excuses" ("kind","subject_id","member_id")',
  `CREATE TABLE "limit_notices" (
    "id" text(36) PRIMARY KEY NOT NULL,
    "member_id" text NOT NULL,
    "limit" text NOT NULL,
    "allowed" numeric NOT NULL,
    ${times}
  )`,
  ...indexes('limit_notices', ['member_id', 'updated_at', 'created_at']),
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
  ...indexes('records', ['member member_id']),
  'CREATE UNIQUE INDEX "records_origin_idx" ON "records" ("origin")',
  ...indexes('records', ['decided_at']),
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements) await db.run(sql.raw(statement))
}
