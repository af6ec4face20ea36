import type { ReadRow } from './prepared-reads'
import type { PageOfRows, SearchedList } from './searched-list'

/** What the trigram index can find: anything shorter is in no trigram. */
const shortestIndexed = 3

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const namesOf = <Row>({ collection, newest, fields }: SearchedList<Row>) => {
  const table = collection.replaceAll('-', '_')
  const pairs = fields.map((field) => `'${field}', ${snakeCase(field)}`)
  return {
    table,
    newest: snakeCase(newest),
    row: `json_object('_id', id, ${pairs.join(', ')})`,
  }
}

/** All that is asked of a list in one statement; the rows come as one text, which costs a fifth of rows. */
const statement = <Row>(list: SearchedList<Row>, found: 'all' | 'index' | 'scan') => {
  const { table, newest, row } = namesOf(list)
  const page = (from: string) =>
    `(SELECT json_group_array(${row}) FROM (${from} LIMIT :limit OFFSET :skip))`
  if (found === 'all') {
    return `SELECT (SELECT count(*) FROM ${table}) AS total,
      ${page(`SELECT * FROM ${table} ORDER BY ${newest} DESC, id DESC`)} AS rows`
  }
  const matches =
    found === 'index'
      ? `SELECT entry.id, entry.newest FROM ${table}_search AS search
         JOIN ${table}_search_entries AS entry ON entry.number = search.rowid
         WHERE search.text MATCH :term`
      : `SELECT id, ${newest} AS newest FROM ${table} WHERE instr(search_text, :term) > 0`
  return `SELECT * FROM (
    WITH found AS MATERIALIZED (${matches}),
      shown AS MATERIALIZED (SELECT * FROM found ORDER BY newest DESC, id DESC LIMIT :limit OFFSET :skip)
    SELECT (SELECT count(*) FROM found) AS total,
      (SELECT json_group_array(${row}) FROM (
        SELECT listed.* FROM shown JOIN ${table} AS listed ON listed.id = shown.id
        ORDER BY shown.newest DESC, shown.id DESC
      )) AS rows
  )`
}

/** One page of a list on the embedded database. A term is matched as it is, whatever it holds. */
export const findPageInSqlite = <Row>(
  readRow: ReadRow,
  list: SearchedList<Row>,
  term: string,
  { skip, limit }: { skip: number; limit: number },
): PageOfRows<Row> => {
  const isIndexed = Array.from(term).length >= shortestIndexed
  const found = term === '' ? 'all' : isIndexed ? 'index' : 'scan'
  const { rows, total } = readRow(statement(list, found), {
    limit,
    skip,
    ...(found === 'index' && { term: `"${term.replaceAll('"', '""')}"` }),
    ...(found === 'scan' && { term }),
  }) as { rows: string; total: number }
  return { rows: JSON.parse(rows) as Row[], total }
}
