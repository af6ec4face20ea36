import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { firstAccounts, seedVariables, testSecret } from '@tropa/harness/accounts'
import { freePort } from '@tropa/harness/free-port'
import type { Variables } from '@tropa/harness/product-process'
import { logIn } from '../fixtures/accounts'
import { expect, expectRefusal, filesUnder, test } from './start-test'

const secret = { PAYLOAD_SECRET: testSecret }

const listening = async (server: Server) => {
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return String(port)
}

test('The product refuses to start on a port that is in use', async ({ spawn, folder }) => {
  const other = createServer()
  const PORT = await listening(other)
  await expectRefusal(await spawn({ PORT }), new RegExp(`^PORT ${PORT} `))
  expect(await filesUnder(folder)).toEqual([])
  other.close()
})

test('The product refuses to start on an address of another machine', async ({ spawn, folder }) => {
  await expectRefusal(await spawn({ HOST: '203.0.113.1' }), /^HOST /)
  expect(await filesUnder(folder)).toEqual([])
})

/** What can block a database, with the variables that lead there. */
const inTheWay: [string, Variables, string?][] = [
  ['cannot create the data folder', { DATABASE_URL: 'file:/proc/tropa/tropa.db' }],
  ['finds a file in place of the data folder', {}, 'data'],
  ['finds a folder in place of the database', {}, 'data/tropa.db/'],
  ['finds a file that is no database', { DATABASE_URL: 'file:./letter.txt' }, 'letter.txt'],
]

for (const [what, variables, name] of inTheWay) {
  test(`The product refuses to start when it ${what}, and leaves it as it is`, async ({
    spawn,
    folder,
  }) => {
    const text = 'This is a letter, not a database. '.repeat(40)
    const file = name && join(folder, name)
    if (file?.endsWith('/')) await mkdir(file, { recursive: true })
    else if (file) await writeFile(file, text)
    await expectRefusal(await spawn(variables), /^DATABASE_URL /)
    if (file && !file.endsWith('/')) expect(await readFile(file, 'utf8')).toBe(text)
  })
}

test('The product refuses to start on a damaged database, or on one of a newer version', async ({
  spawn,
  folder,
}) => {
  const first = await (await spawn()).ready()
  await first.stop()
  const file = join(folder, 'data/tropa.db')
  const whole = await readFile(file)
  const client = createClient({ url: `file:${file}` })
  await client.execute("UPDATE payload_migrations SET name = '29991231_235959_later'")
  client.close()
  await expectRefusal(await spawn(), /DATABASE_URL .+newer Tropa/)

  const replace = async (content: Buffer) => {
    // A new file, because the client above writes to the old one until its memory is collected.
    for (const ending of ['', '-wal', '-shm']) await rm(`${file}${ending}`, { force: true })
    await writeFile(file, content)
  }
  const damaged = Buffer.from(whole)
  damaged.fill(0xff, 8192, 8192 + 40_960)
  await replace(damaged)
  await expectRefusal(await spawn(), /DATABASE_URL .+(damaged|malformed)/)
  await replace(whole)
  await (await spawn()).ready()
})

test('The product refuses to start when no MongoDB is running', async ({ spawn, folder }) => {
  const DATABASE_URL = `mongodb://someone:hidden@127.0.0.1:${await freePort()}/tropa`
  const product = await spawn({ DATABASE_URL, ...secret })
  await expectRefusal(product, /^DATABASE_URL /)
  expect(product.output).not.toContain('hidden')
  expect(Date.now() - product.startedAt).toBeLessThan(20_000)
  expect(await filesUnder(folder)).toEqual([])
})

test(
  'A second process refuses to start on the same database',
  { tag: '@each' },
  async ({ spawn }) => {
    const first = await (await spawn(seedVariables)).ready()
    await expectRefusal(await spawn(), /^DATABASE_URL .*another process/)
    await logIn(first.origin, firstAccounts.admin)

    first.kill('SIGKILL')
    await first.exitCode()
    const next = await (await spawn()).ready()
    await logIn(next.origin, firstAccounts.admin)
  },
)

test('One of two first starts at once succeeds', async ({ spawn }) => {
  const both = await Promise.all([spawn(), spawn()])
  const ready = await Promise.allSettled(both.map((product) => product.ready()))
  const [refused] = both.filter((_product, index) => ready[index]?.status === 'rejected')
  expect(ready.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  if (refused) await expectRefusal(refused, /^DATABASE_URL .*another process/)
})

/** Variables that are wrong only in combination; `apps/cms/src/env.test.ts` tests each by itself. */
const wrong: Record<string, Variables> = {
  PAYLOAD_SECRET: { DATABASE_URL: 'mongodb://127.0.0.1/tropa' },
  RATE_LIMIT: { RATE_LIMIT: 'off', PUBLIC_URL: 'https://tropa.example' },
}

for (const [name, variables] of Object.entries(wrong)) {
  test(`The product refuses to start without a ${name} that fits the others and names it`, async ({
    spawn,
    folder,
  }) => {
    await expectRefusal(await spawn(variables), new RegExp(`^${name} `))
    expect(await filesUnder(folder), 'files were written').toEqual([])
  })
}
