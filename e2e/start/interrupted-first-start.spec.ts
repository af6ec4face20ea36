import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProductProcess, Variables } from '@tropa/harness/product-process'
import { MongoClient } from 'mongodb'
import type { Engine } from '../fixtures/engine'
import {
  countRows,
  databasesOfStart,
  expect,
  filled,
  rowsOfComplete,
  test,
} from './first-start-test'

/** Waits for a moment of a first start. */
type Moment = (product: ProductProcess, variables: Variables) => Promise<void>

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

const moments: Record<Engine, Record<string, Moment>> = {
  sqlite: {
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

for (const database of databasesOfStart) {
  if (database === 'sqlite') continue
  test(`Two first starts at once on ${database} seed it once`, async ({
    spawn,
    firstStart,
    uninterrupted,
  }) => {
    const variables = firstStart(database)
    const [first, second] = await Promise.all([spawn(variables), spawn(variables)])
    await Promise.all([first.ready(120_000), second.ready(120_000)])
    await first.stop()
    expect(await rowsOfComplete([first, second], variables)).toEqual(await uninterrupted(database))
  })
}

const picturesIn = (folder: string) => readdir(folder).catch(() => [])

test('A seed that fails half-way leaves an empty SQLite database', async ({
  spawn,
  folder,
  firstStart,
  uninterrupted,
}) => {
  const variables = firstStart('sqlite')
  const media = join(folder, 'data/media')
  const failing = await spawn(variables)
  while (!failing.hasEnded && (await picturesIn(media)).length < 9) await pause(2)
  await rename(media, `${media}-moved`)
  await writeFile(media, 'in the way')
  expect(await failing.exitCode(), failing.output).toBe(1)
  expect(filled(await countRows(folder, variables))).toEqual([])

  await rm(media)
  await mkdir(media)
  const next = await spawn(variables)
  expect(await rowsOfComplete([failing, next], variables)).toEqual(await uninterrupted('sqlite'))
})

test('A seed that fills the disk leaves an empty SQLite database', async ({
  spawn,
  folder,
  firstStart,
  uninterrupted,
}) => {
  const variables = firstStart('sqlite')
  // No file may exceed 1600 blocks of 512 bytes: enough for the schema, too little for the content.
  const failing = await spawn(variables, { shellCommand: 'ulimit -f 1600' })
  expect(await failing.exitCode(), failing.output).toBe(1)
  expect(failing.stderr).toMatch(/full|I\/O|IOERR/i)
  expect(filled(await countRows(folder, variables))).toEqual([])
  expect(await picturesIn(join(folder, 'data/media'))).toEqual([])

  const next = await spawn(variables)
  expect(await rowsOfComplete([failing, next], variables)).toEqual(await uninterrupted('sqlite'))
})
