import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import type { Variables } from '@tropa/harness/product-process'

/** The number of rows of each table, or of documents of each collection. */
export type Rows = Record<string, number>

/** Not content: tables of the search index, heartbeats of instances, stamps of writes. */
const isContent = (name: string) =>
  !/_search_(config|content|data|docsize|idx)$/.test(name) &&
  !['instances', 'stamps'].includes(name)

const countSqlite = async (file: string): Promise<Rows> => {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
  )
  const counts: Rows = {}
  for (const { name } of rows) {
    if (typeof name !== 'string' || !isContent(name)) continue
    const counted = await client.execute(`SELECT count(*) AS count FROM "${name}"`)
    counts[name] = Number(counted.rows[0]?.count)
  }
  client.close()
  return counts
}

const countMongodb = async (url: string): Promise<Rows> => {
  const client = new MongoClient(url)
  try {
    const collections = await client.db().collections()
    const counts = collections
      .filter(({ collectionName }) => isContent(collectionName))
      .map(
        async (collection) =>
          [collection.collectionName, await collection.countDocuments()] as const,
      )
    return Object.fromEntries(await Promise.all(counts))
  } finally {
    await client.close()
  }
}

/** Counts the rows of the database of a product that has ended. */
export const countRows = (folder: string, { DATABASE_URL }: Variables): Promise<Rows> =>
  DATABASE_URL?.startsWith('mongodb')
    ? countMongodb(DATABASE_URL)
    : countSqlite(join(folder, 'data/tropa.db'))

/** Payload's own tables: migrations, preferences of the panel. */
const ownOfPayload = (name: string) => name.startsWith('payload')

/** The names of the tables that hold content. */
export const filled = (rows: Rows) =>
  Object.keys(rows).filter((name) => !ownOfPayload(name) && rows[name] !== 0)
