import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

/*
 * How new each entry of the search index is, in milliseconds, and nothing else: what is found is put
 * in order by it, and a thousand of these narrow rows are read faster than whole entries.
 */
const tables = ['activity_logs', 'records']

/** Of a year that has not four digits; its text begins with a sign, which comes before digits. */
const last = '-9223372036854775808'

const add = (table: string, from: string) => `
  INSERT INTO ${table}_search_order (number, newest)
    SELECT number, coalesce(CAST(unixepoch(newest, 'subsec') * 1000 AS INTEGER), ${last}) FROM ${from}`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables) {
    const entries = `${table}_search_entries`
    const statements = [
      `CREATE TABLE ${table}_search_order (number INTEGER PRIMARY KEY, newest INTEGER NOT NULL)`,
      add(table, entries),
      `CREATE TRIGGER ${table}_search_order_insert AFTER INSERT ON ${entries}
        BEGIN ${add(table, '(SELECT new.number AS number, new.newest AS newest)')}; END`,
      `CREATE TRIGGER ${table}_search_order_delete AFTER DELETE ON ${entries}
        BEGIN DELETE FROM ${table}_search_order WHERE number = old.number; END`,
    ]
    for (const statement of statements) await db.run(sql.raw(statement))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) {
    const statements = [
      ...['insert', 'delete'].map((event) => `DROP TRIGGER ${table}_search_order_${event}`),
      `DROP TABLE ${table}_search_order`,
    ]
    for (const statement of statements) await db.run(sql.raw(statement))
  }
}
