import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { BSON, MongoClient, type Document, type IndexDescription } from 'mongodb'
import type { Env } from '../../env'
import type { BodyOf } from '../routes'

type Database = Env['database']

const readFixture = (name: string) => readFile(new URL(`from-22cdb4d/${name}`, import.meta.url))

const readDump = async (name: string) => gunzipSync(await readFixture(name)).toString()

const restoreSqlite = async (file: string) => {
  const client = createClient({ url: pathToFileURL(file).href })
  await client.executeMultiple(await readDump('sqlite.sql.gz'))
  client.close()
}

type MongodbDump = Record<string, { indexes: IndexDescription[]; documents: Document[] }>

const restoreMongodb = async (url: string) => {
  const dump = BSON.EJSON.parse(await readDump('mongodb.json.gz'), {
    relaxed: false,
  }) as MongodbDump
  const client = new MongoClient(url)
  for (const [name, { indexes, documents }] of Object.entries(dump)) {
    const collection = await client.db().createCollection(name)
    await collection.createIndexes(indexes)
    if (documents.length > 0) await collection.insertMany(documents)
  }
  await client.close()
}

/** Fills an empty database with what commit 22cdb4d has left in one. */
export const restoreOlderDatabase = (database: Database): Promise<void> =>
  database.engine === 'sqlite' ? restoreSqlite(database.file) : restoreMongodb(database.url)

/** The bodies of responses by their requests. */
type Answers = Record<string, unknown> & {
  [Line in 'GET /api/todo' | 'GET /api/todo/archived' | 'GET /api/site']: BodyOf<Line>
}

/** What commit 22cdb4d answered to requests, with the database that it has left. */
export const readOlderAnswers = async (engine: Database['engine']): Promise<Answers> =>
  JSON.parse(String(await readFixture(`${engine}-answers.json`))) as Answers
