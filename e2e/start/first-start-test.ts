import { join } from 'node:path'
import { createClient as createSqliteClient } from '@libsql/client'
import { testMongodbUrl } from '@tropa/harness/mongodb'
import { ProductProcess } from '@tropa/harness/product-process'
import type { Variables } from '@tropa/harness/product-process'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { MongoClient } from 'mongodb'
import { logIn } from '../fixtures/accounts'
import { createApi, createClient } from '../fixtures/client'
import { dropDatabase, variablesFor, type Engine } from '../fixtures/engine'
import { expect, printedAccounts, test as base } from './start-test'

export { expect }

/** The databases that this run can test on. */
export const databasesOfStart: Engine[] = testMongodbUrl ? ['sqlite', 'mongodb'] : ['sqlite']

/** Variables of a first start on an empty database that generates its own passwords. */
const firstStartOn = (database: Engine): Variables => ({
  ...variablesFor(database),
  SEED_ADMIN_PASSWORD: undefined,
  SEED_USER_PASSWORD: undefined,
})

/** The number of rows of each table, or of documents of each collection. */
type Rows = Record<string, number>

/** Not content: tables of the search index, heartbeats of instances, stamps of writes. */
const isContent = (name: string) =>
  !/_search_(config|content|data|docsize|idx)$/.test(name) &&
  !['instances', 'stamps'].includes(name)

const countSqlite = async (file: string): Promise<Rows> => {
  const client = createSqliteClient({ url: `file:${file}` })
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

/**
 * Expects all of the first content: 13 team members with their pictures, the texts, and both accounts
 * with the passwords that were printed last.
 *
 * @param starts - every start on the database, the running one last
 */
const expectComplete = async (starts: ProductProcess[]) => {
  const product = starts.at(-1)
  if (!product) throw new Error('There was no start.')
  const { origin } = product
  const api = createApi(origin)
  const client = createClient(origin)

  const team = await client.team.list()
  expect(team).toHaveLength(13)
  for (const { image } of team) {
    const { status, headers } = await api(`GET ${image}`)
    expect([image, status, headers.get('content-type')]).toEqual([image, 200, 'image/webp'])
  }
  expect((await client.rules.get()).sections).toHaveLength(9)
  expect((await client.about.get()).sections).toHaveLength(3)

  const printed = starts.flatMap(({ stdout }) => printedAccounts(stdout))
  for (const userType of ['admin', 'user'] as const) {
    const account = printed.findLast((each) => each.userType === userType)
    if (!account) throw new Error(`No start printed the password of the first ${userType}.`)
    const { result } = await logIn(origin, account)
    expect(result.userType).toBe(userType)
  }
}

/** The number of sessions depends on how often a test signed in. */
const withoutSessions = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !name.includes('session')))

/**
 * Expects the last start to be complete, stops it and counts the rows of its database.
 *
 * @param starts - every start on the database, the running one last
 */
export const rowsOfComplete = async (starts: ProductProcess[], variables: Variables) => {
  const product = starts.at(-1)
  if (!product) throw new Error('There was no start.')
  await product.ready(120_000)
  await expectComplete(starts)
  expect(await product.stop()).toBe(0)
  return withoutSessions(await countRows(product.folder, variables))
}

const rowsOfUninterruptedStart = async (database: Engine) => {
  const folder = await newFolder()
  const variables = firstStartOn(database)
  const product = await ProductProcess.spawn(variables, { folder })
  try {
    return await rowsOfComplete([product], variables)
  } finally {
    await product.stop()
    await removeFolder(folder)
    await dropDatabase(variables)
  }
}

interface FirstStartFixtures {
  /** Variables of a first start; its database is dropped when the test ends. */
  firstStart: (database: Engine) => Variables
}

interface FirstStartWorkerFixtures {
  /** The rows that a first start without interruption leaves in its database. */
  uninterrupted: (database: Engine) => Promise<Rows>
}

/** The test function for first starts that are interrupted. */
export const test = base.extend<FirstStartFixtures, FirstStartWorkerFixtures>({
  firstStart: async ({}, use) => {
    const made: Variables[] = []
    await use((database) => {
      const variables = firstStartOn(database)
      made.push(variables)
      return variables
    })
    await Promise.all(made.map(dropDatabase))
  },
  uninterrupted: [
    async ({}, use) => {
      const known = new Map<Engine, Promise<Rows>>()
      await use((database) => {
        const rows = known.get(database) ?? rowsOfUninterruptedStart(database)
        known.set(database, rows)
        return rows
      })
    },
    { scope: 'worker' },
  ],
})
