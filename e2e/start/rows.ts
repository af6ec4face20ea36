import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import type { Variables } from '../fixtures/running-product'

/** How many rows each table, or documents each collection, holds. */
export type Rows = Record<string, number>

/** What running leaves: an index's own tables, the instances seen, the stamps of their writes. */
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
    const answer = await client.execute(`SELECT count(*) AS count FROM "${name}"`)
    counts[name] = Number(answer.rows[0]?.count)
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
      .map(async (collection) => [collection.collectionName, await collection.countDocuments()])
    return Object.fromEntries((await Promise.all(counts)) as [string, number][])
  } finally {
    await client.close()
  }
}

/** Counts what a product that has ended left in its database. */
export const countRows = (folder: string, { DATABASE_URL }: Variables): Promise<Rows> =>
  DATABASE_URL?.startsWith('mongodb')
    ? countMongodb(DATABASE_URL)
    : countSqlite(join(folder, 'data/tropa.db'))

/** What Payload keeps for itself: its migrations, settings of the panel. */
const ownOfPayload = (name: string) => name.startsWith('payload')

/** The names of those that hold something. */
export const filled = (rows: Rows) =>
  Object.keys(rows).filter((name) => !ownOfPayload(name) && rows[name] !== 0)
