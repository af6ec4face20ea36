import type { Client } from '@libsql/client'
import { searchIndex } from './search-index'

/** What SQLite finds wrong in a database. */
export const problemsOf = async (client: Client): Promise<string[]> => {
  const { rows } = await client.execute('PRAGMA quick_check')
  return rows.flatMap(({ quick_check: problem }) =>
    typeof problem === 'string' && problem !== 'ok' ? [problem] : [],
  )
}

/** Whether only the search index is damaged, as it was by versions with `secure-delete`. */
export const isIndexAlone = (problems: readonly string[]): boolean =>
  problems.length > 0 && problems.every((problem) => problem.includes(searchIndex))
