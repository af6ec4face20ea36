import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { BSON, MongoClient, type Document } from 'mongodb'
import type { Env } from '../../env'

/** Everything in a database: its tables or collections, and in each its rows by their ids. */
export type StoredRows = Record<string, Record<string, object>>

/** Without the tables of the search index, which is made of the others. */
const tablesQuery =
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\'"

const readSqlite = async (file: string) => {
  const client = createClient({ url: pathToFileURL(file).href })
  const stored: StoredRows = {}
  for (const { name } of (await client.execute(tablesQuery)).rows) {
    if (typeof name !== 'string') continue
    const { rows } = await client.execute(`SELECT * FROM "${name}"`)
    stored[name] = Object.fromEntries(rows.map((row) => [JSON.stringify(row.id), { ...row }]))
  }
  client.close()
  return stored
}

const withId = (document: Document) =>
  [String(document._id), BSON.EJSON.serialize(document, { relaxed: false })] as const

const readMongodb = async (url: string) => {
  const client = new MongoClient(url)
  const stored: StoredRows = {}
  for (const collection of await client.db().collections()) {
    const documents = await collection.find().toArray()
    stored[collection.collectionName] = Object.fromEntries(documents.map(withId))
  }
  await client.close()
  return stored
}

/** Reads everything in a database as it is stored. */
export const readStoredRows = (database: Env['database']): Promise<StoredRows> =>
  database.engine === 'sqlite' ? readSqlite(database.file) : readMongodb(database.url)
