import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { searchedCollections, searchTextOf, writingSearchTexts } from '../searched-fields'

const batch = 2000

const camelCase = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const fieldsOf = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value]))

/** Writes the search text of every row, as this version makes it. */
export const writeSearchTexts = async (
  db: MigrateUpArgs['db'],
  logger: Payload['logger'],
): Promise<void> => {
  logger.info(writingSearchTexts)
  for (const collection of searchedCollections) {
    const table = sql.raw(collection.replaceAll('-', '_'))
    for (let last = 0; ;) {
      const rows = await db.all<Record<string, unknown> & { number: number }>(
        sql`SELECT rowid AS number, * FROM ${table} WHERE rowid > ${last} ORDER BY rowid LIMIT ${batch}`,
      )
      if (rows.length === 0) break
      last = rows.at(-1)?.number ?? last
      const texts = rows.map((row) => [row.number, searchTextOf(collection, fieldsOf(row))])
      await db.run(
        sql`UPDATE ${table} SET search_text = value ->> 1 FROM json_each(${JSON.stringify(texts)})
          WHERE ${table}.rowid = value ->> 0 AND search_text IS NOT value ->> 1`,
      )
    }
  }
}
