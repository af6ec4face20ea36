import { rm } from 'node:fs/promises'
import { dropDatabase } from '../fixtures/engine'
import { newFolder, ProductProcess, type Variables } from '../fixtures/running-product'
import { firstStartOn, type Database } from './databases'
import { countRows, type Rows } from './rows'
import { test as base, expect } from './start-test'
import { expectWhole } from './whole'

export { expect }

/** Sessions come and go with the sign-ins of the tests. */
const withoutSessions = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !name.includes('session')))

/**
 * Expects the start to come up whole, ends it, and gives what it left in its database.
 *
 * @param starts - every start on that database, this one last
 */
export const rowsOfWhole = async (starts: ProductProcess[], variables: Variables) => {
  const product = starts.at(-1)
  if (!product) throw new Error('There was no start.')
  await product.ready(120_000)
  await expectWhole(starts)
  expect(await product.stop()).toBe(0)
  return withoutSessions(await countRows(product.folder, variables))
}

const rowsOfStraightStart = async (database: Database) => {
  const folder = await newFolder()
  const variables = firstStartOn(database)
  const product = await ProductProcess.spawn(variables, { folder })
  try {
    return await rowsOfWhole([product], variables)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
    await dropDatabase(variables)
  }
}

interface FirstStartFixtures {
  /** Variables of a first start, on a database that is forgotten when the test ends. */
  firstStart: (database: Database) => Variables
}

interface FirstStartWorkerFixtures {
  /** What a first start leaves in its database when nothing comes in between. */
  straight: (database: Database) => Promise<Rows>
}

/** The test function of first starts that something comes in between of. */
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
  straight: [
    async ({}, use) => {
      const known = new Map<Database, Promise<Rows>>()
      await use((database) => {
        const rows = known.get(database) ?? rowsOfStraightStart(database)
        known.set(database, rows)
        return rows
      })
    },
    { scope: 'worker' },
  ],
})
