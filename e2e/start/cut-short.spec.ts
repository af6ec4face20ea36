import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import type { ProductProcess, Variables } from '../fixtures/running-product'
import { databasesOfStart, type Database } from './databases'
import { expect, rowsOfWhole, test } from './first-start-test'

type Moment = (product: ProductProcess, variables: Variables) => Promise<unknown>

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

const after = (milliseconds: number) => [
  `after ${milliseconds} ms`,
  (() => pause(milliseconds)) satisfies Moment,
]

const when =
  (isSo: (product: ProductProcess, data: string[]) => boolean): Moment =>
  async (product) => {
    const names = () => readdir(join(product.folder, 'data'), { recursive: true }).catch(() => [])
    while (!product.hasEnded && !isSo(product, await names())) await pause(2)
    expect(product.hasEnded, product.output).toBe(false)
  }

const pictures = (data: string[]) => data.filter((name) => name.endsWith('.webp')).length

/** When a collection of MongoDB holds as much, or, written in one go, the product is up. */
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

const whileSeedingMongodb: Record<string, Moment> = {
  'at the tenth member': whenStored('pictures.files', 28),
  'when the rules are written': whenStored('_rules_versions', 1),
}

const moments: Record<Database, Record<string, Moment>> = {
  sqlite: {
    ...(Object.fromEntries([150, 600, 1200].map(after)) as Record<string, Moment>),
    'when the database is there': when((_product, data) => data.includes('tropa.db')),
    'when the secret is there': when((_product, data) => data.includes('payload-secret')),
    'at the first picture': when((_product, data) => pictures(data) > 0),
    'at the tenth member': when((_product, data) => pictures(data) > 27),
    'when the passwords are printed': when(({ stdout }) => stdout.includes('First user')),
  },
  mongodb: whileSeedingMongodb,
  'mongodb without transactions': whileSeedingMongodb,
}

for (const database of databasesOfStart) {
  for (const [name, moment] of Object.entries(moments[database])) {
    test(`${database}: a first start killed ${name} comes up whole when started again`, async ({
      spawn,
      firstStart,
      straight,
    }) => {
      const variables = firstStart(database)
      const first = await spawn(variables)
      await moment(first, variables)
      first.kill('SIGKILL')
      await first.exitCode()
      const next = await spawn(variables)
      expect(await rowsOfWhole([first, next], variables)).toEqual(await straight(database))
    })
  }
}
