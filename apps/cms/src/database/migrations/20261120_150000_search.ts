import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

/*
 * An index of trigrams beside each table that is searched, kept true by triggers. Its entries have
 * numbers of their own: a table's rowids may change when the database is rewritten. Where a later
 * migration makes one of these tables anew, its triggers and its index go and must be made again.
 */
const searched = [
  { table: 'activity_logs', newest: 'created_at' },
  { table: 'records', newest: 'date' },
]

const add = (table: string, newest: string, row: string) => `
  INSERT INTO ${table}_search_entries (id, newest) SELECT ${row}.id, ${row}.${newest};
  INSERT INTO ${table}_search (rowid, text)
    SELECT number, coalesce(${row}.search_text, '') FROM ${table}_search_entries WHERE id = ${row}.id;`

const remove = (table: string) => `
  DELETE FROM ${table}_search
    WHERE rowid = (SELECT number FROM ${table}_search_entries WHERE id = old.id);
  DELETE FROM ${table}_search_entries WHERE id = old.id;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, newest } of searched) {
    const statements = [
      `CREATE INDEX ${table}_newest_idx ON ${table} (${newest} DESC, id DESC)`,
      `CREATE TABLE ${table}_search_entries (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, newest TEXT NOT NULL
      )`,
      `CREATE VIRTUAL TABLE ${table}_search USING fts5 (
        text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
      )`,
      `INSERT INTO ${table}_search_entries (id, newest) SELECT id, ${newest} FROM ${table}`,
      `INSERT INTO ${table}_search (rowid, text)
        SELECT number, coalesce(search_text, '') FROM ${table}_search_entries JOIN ${table} USING (id)`,
      `CREATE TRIGGER ${table}_search_insert AFTER INSERT ON ${table}
        BEGIN ${add(table, newest, 'new')} END`,
      `CREATE TRIGGER ${table}_search_delete AFTER DELETE ON ${table}
        BEGIN ${remove(table)} END`,
      `CREATE TRIGGER ${table}_search_update AFTER UPDATE ON ${table}
        BEGIN ${remove(table)} ${add(table, newest, 'new')} END`,
    ]
    for (const statement of statements) await db.run(sql.raw(statement))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table } of searched) {
    const statements = [
      ...['insert', 'delete', 'update'].map((event) => `DROP TRIGGER ${table}_search_${event}`),
      `DROP TABLE ${table}_search`,
      `DROP TABLE ${table}_search_entries`,
      `DROP INDEX ${table}_newest_idx`,
    ]
    for (const statement of statements) await db.run(sql.raw(statement))
  }
}
