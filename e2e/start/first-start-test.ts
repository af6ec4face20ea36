import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { ProductProcess } from '@tropa/harness/product-process'
import type { Variables } from '@tropa/harness/product-process'
import { dropDatabase } from '../fixtures/engine'
import { expectComplete } from './complete-product'
import { firstStartOn, type Database } from './databases'
import { countRows, type Rows } from './rows'
import { test as base, expect } from './start-test'

export { expect }

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

const rowsOfUninterruptedStart = async (database: Database) => {
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
  firstStart: (database: Database) => Variables
}

interface FirstStartWorkerFixtures {
  /** The rows that a first start without interruption leaves in its database. */
  uninterrupted: (database: Database) => Promise<Rows>
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
      const known = new Map<Database, Promise<Rows>>()
      await use((database) => {
        const rows = known.get(database) ?? rowsOfUninterruptedStart(database)
        known.set(database, rows)
        return rows
      })
    },
    { scope: 'worker' },
  ],
})
