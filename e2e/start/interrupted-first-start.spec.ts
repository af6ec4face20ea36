import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { testMongodbUrl } from '@tropa/harness/mongodb'
import type { ProductProcess, Variables } from '@tropa/harness/product-process'
import { MongoClient } from 'mongodb'
import { logIn } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { dropDatabase, variablesFor, type Engine } from '../fixtures/engine'
import { expect, printedAccounts, test as base } from './start-test'

interface FirstStart {
  /** Variables of a first start that generates its passwords; its database is dropped when the test ends. */
  firstStart: (database: Engine) => Variables
}

const test = base.extend<FirstStart>({
  firstStart: async ({}, use) => {
    const made: Variables[] = []
    await use((database) => {
      const passwords = { SEED_ADMIN_PASSWORD: undefined, SEED_USER_PASSWORD: undefined }
      const variables = { ...variablesFor(database), ...passwords }
      made.push(variables)
      return variables
    })
    await Promise.all(made.map(dropDatabase))
  },
})

/**
 * Expects all of the first content once: 13 people with their pictures, the texts, and both accounts with the
 * passwords that were printed last.
 *
 * @param starts - every start on the database, the running one last
 */
const expectComplete = async (starts: ProductProcess[]) => {
  const product = starts.at(-1)
  if (!product) throw new Error('There was no start.')
  const { origin } = await product.ready(120_000)
  const client = createClient(origin)
  const team = await client.team.list()
  expect(team).toHaveLength(13)
  for (const { image } of team) {
    const response = await fetch(origin + image)
    expect([image, response.headers.get('content-type')]).toEqual([image, 'image/webp'])
  }
  expect((await client.rules.get()).sections).toHaveLength(9)
  expect((await client.about.get()).sections).toHaveLength(3)

  const printed = starts.flatMap(({ stdout }) => printedAccounts(stdout))
  const tokens: string[] = []
  for (const userType of ['admin', 'user'] as const) {
    const account = printed.findLast((each) => each.userType === userType)
    if (!account) throw new Error(`No start printed the password of the first ${userType}.`)
    const { token, result } = await logIn(origin, account)
    expect(result.userType).toBe(userType)
    tokens.push(token)
  }
  expect(await createClient(origin, tokens[0]).members.list()).toHaveLength(2)
}

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

const moments: [Engine, string, Moment][] = [
  ['sqlite', 'when the database exists', when((_product, data) => data.includes('tropa.db'))],
  ['sqlite', 'when the secret exists', when((_product, data) => data.includes('payload-secret'))],
  ['sqlite', 'at the tenth picture', when((_product, data) => pictures(data) > 27)],
  ['sqlite', 'with printed passwords', when(({ stdout }) => stdout.includes('First user'))],
  ['mongodb', 'at the tenth picture', whenStored('pictures.files', 28)],
  ['mongodb', 'when the rules are written', whenStored('_rules_versions', 1)],
]

for (const [database, name, moment] of moments) {
  test(`The second start on ${database} completes a first start that was killed ${name}`, async ({
    spawn,
    firstStart,
  }) => {
    test.skip(database === 'mongodb' && !testMongodbUrl, 'TEST_MONGODB_URL is not set')
    const variables = firstStart(database)
    const first = await spawn(variables)
    await moment(first, variables)
    first.kill('SIGKILL')
    await first.exitCode()
    await expectComplete([first, await spawn(variables)])
  })
}

test('Two first starts at once on mongodb seed it once', async ({ spawn, firstStart }) => {
  test.skip(!testMongodbUrl, 'TEST_MONGODB_URL is not set')
  const variables = firstStart('mongodb')
  const both = await Promise.all([spawn(variables), spawn(variables)])
  await Promise.all(both.map((product) => product.ready(120_000)))
  await expectComplete(both)
})

test('A seed that fills the disk is completed by the next start', async ({ spawn, firstStart }) => {
  const variables = firstStart('sqlite')
  // No file may exceed 1600 blocks of 512 bytes: enough for the schema, too little for the content.
  const failing = await spawn(variables, { shellCommand: 'ulimit -f 1600' })
  expect(await failing.exitCode(), failing.output).toBe(1)
  expect(failing.stderr).toMatch(/full|I\/O|IOERR/i)
  await expectComplete([failing, await spawn(variables)])
})
