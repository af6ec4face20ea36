import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProductProcess, Variables } from '@tropa/harness/product-process'
import { MongoClient } from 'mongodb'
import { databasesOfStart, type Database } from './databases'
import { expect, rowsOfComplete, test } from './first-start-test'

/** Waits for a moment of a first start. */
type Moment = (product: ProductProcess, variables: Variables) => Promise<void>

const after =
  (milliseconds: number): Moment =>
  () =>
    pause(milliseconds)

const when =
  (hasCome: (product: ProductProcess, data: string[]) => boolean): Moment =>
  async (product) => {
    const names = () => readdir(join(product.folder, 'data'), { recursive: true }).catch(() => [])
    while (!product.hasEnded && !hasCome(product, await names())) await pause(2)
    expect(product.hasEnded, product.output).toBe(false)
  }

const pictures = (data: string[]) => data.filter((name) => name.endsWith('.webp')).length

/** Documents written in one transaction appear together, perhaps only when the product is up. */
const whenStored =
  (collection: string, least: number): Moment =>
  async (product, { DATABASE_URL = '' }) => {
    const client = new MongoClient(DATABASE_URL)
    const stored = () => client.db().collection(collection).countDocuments()
    const isUp = () => product.stdout.includes('Tropa is up')
    while (!product.hasEnded && !isUp() && (await stored()) < least) await pause(10)
    await client.close()
    expect(product.hasEnded, product.output).toBe(false)
  }

const moments: Record<Database, Record<string, Moment>> = {
  sqlite: {
    'after 150 ms': after(150),
    'after 600 ms': after(600),
    'after 1200 ms': after(1200),
    'when the database exists': when((_product, data) => data.includes('tropa.db')),
    'when the secret exists': when((_product, data) => data.includes('payload-secret')),
    'at the first picture': when((_product, data) => pictures(data) > 0),
    'at the tenth member': when((_product, data) => pictures(data) > 27),
    'when the passwords are printed': when(({ stdout }) => stdout.includes('First user')),
  },
  mongodb: {
    'at the tenth member': whenStored('pictures.files', 28),
    'when the rules are written': whenStored('_rules_versions', 1),
  },
}

for (const database of databasesOfStart) {
  for (const [name, moment] of Object.entries(moments[database])) {
    test(`The second start on ${database} completes a first start that was killed ${name}`, async ({
      spawn,
      firstStart,
      uninterrupted,
    }) => {
      const variables = firstStart(database)
      const first = await spawn(variables)
      await moment(first, variables)
      first.kill('SIGKILL')
      await first.exitCode()
      const next = await spawn(variables)
      expect(await rowsOfComplete([first, next], variables)).toEqual(await uninterrupted(database))
    })
  }
}
