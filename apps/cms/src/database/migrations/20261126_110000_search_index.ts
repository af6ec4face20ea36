import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

const searched = ['activity_logs', 'records']

/** Migration `one_calendar` made it until November 2026. */
const withoutOlderIndex = (table: string) => [
  ...['insert', 'delete', 'update'].map(
    (event) => `DROP TRIGGER IF EXISTS ${table}_search_${event}`,
  ),
  ...['search', 'search_order', 'search_entries'].map(
    (name) => `DROP TABLE IF EXISTS ${table}_${name}`,
  ),
]

/*
 * The trigrams of each `search_text`, kept true by triggers. Its rows have the numbers of the table's own,
 * which VACUUM keeps where a table has an index. A later migration that creates one of these tables again
 * must create its triggers again.
 */
export const indexOf = (table: string) => {
  const index = `${table}_search`
  const add = `INSERT INTO ${index} (rowid, search_text) VALUES (new.rowid, new.search_text);`
  const remove = `INSERT INTO ${index} (${index}, rowid, search_text)
    VALUES ('delete', old.rowid, old.search_text);`
  return [
    `CREATE VIRTUAL TABLE ${index} USING fts5 (
      search_text, content = '${table}', tokenize = 'trigram case_sensitive 1'
    )`,
    `CREATE TRIGGER ${index}_insert AFTER INSERT ON ${table} BEGIN ${add} END`,
    `CREATE TRIGGER ${index}_delete AFTER DELETE ON ${table} BEGIN ${remove} END`,
    `CREATE TRIGGER ${index}_update AFTER UPDATE OF search_text ON ${table}
      BEGIN ${remove} ${add} END`,
    `INSERT INTO ${index} (${index}) VALUES ('rebuild')`,
  ]
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const statements = searched.flatMap((table) => [...withoutOlderIndex(table), ...indexOf(table)])
  for (const statement of statements) await db.run(sql.raw(statement))
}
