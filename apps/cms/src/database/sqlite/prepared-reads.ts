import Database from 'libsql'

/** Reads one row; `undefined` where there is none. */
export type ReadRow = (sql: string, values: Record<string, string | number>) => unknown

/**
 * Reads that are so frequent that preparing their statements each time would cost more than running
 * them (decision 0020). `@libsql/client` has no prepared statements; `libsql` is the engine below it.
 * The connection is separate and holds no snapshot between two reads.
 *
 * @param file - the database's path
 */
export const openPreparedReads = (file: string): { readRow: ReadRow; close: () => void } => {
  const connection = new Database(file)
  for (const pragma of ['busy_timeout = 5000', 'cache_size = -32000', 'query_only = ON']) {
    connection.exec(`PRAGMA ${pragma}`)
  }
  const prepared = new Map<string, Database.Statement>()
  return {
    readRow: (sql, values) => {
      const statement = prepared.get(sql) ?? connection.prepare(sql)
      prepared.set(sql, statement)
      return statement.get(values)
    },
    close: () => connection.close(),
  }
}
