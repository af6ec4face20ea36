import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { dropDatabase, testMongodbUrl, variablesFor } from '../fixtures/engine'
import { freePort, passwords } from '../fixtures/running-product'
import { createApi } from '../fixtures/api'
import { firstAccounts, logIn } from '../fixtures/accounts'
import { expect, expectRefusal, filesUnder, test } from './start-test'

const secret = { PAYLOAD_SECRET: 'a secret of the tests that nobody else uses' }

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return String((server.address() as AddressInfo).port)
}

test('a busy port', async ({ spawn, folder }) => {
  const other = createServer()
  const PORT = await listening(other)
  await expectRefusal(await spawn({ PORT }), new RegExp(`^PORT ${PORT} `))
  expect(await filesUnder(folder)).toEqual([])
  other.close()
})

test('an address that is not this machine’s', async ({ spawn, folder }) => {
  await expectRefusal(await spawn({ HOST: '203.0.113.1' }), /^HOST /)
  expect(await filesUnder(folder)).toEqual([])
})

test('a data folder that cannot be made', async ({ spawn }) => {
  const DATABASE_URL = 'file:/proc/tropa/tropa.db'
  await expectRefusal(await spawn({ DATABASE_URL }), /^DATABASE_URL .*\/proc\/tropa/)
})

test('a file in the place of the data folder', async ({ spawn, folder }) => {
  await writeFile(join(folder, 'data'), 'mine')
  await expectRefusal(await spawn(), /^DATABASE_URL /)
  expect(await readFile(join(folder, 'data'), 'utf8')).toBe('mine')
})

test('a folder in the place of the database', async ({ spawn, folder }) => {
  await mkdir(join(folder, 'data/tropa.db'), { recursive: true })
  await expectRefusal(await spawn(), /^DATABASE_URL /)
})

test('a file that is no database', async ({ spawn, folder }) => {
  const text = 'This is a letter, not a database. '.repeat(40)
  await writeFile(join(folder, 'letter.txt'), text)
  await expectRefusal(await spawn({ DATABASE_URL: 'file:./letter.txt' }), /^DATABASE_URL /)
  expect(await readFile(join(folder, 'letter.txt'), 'utf8')).toBe(text)
})

test('a database that is damaged, or of a newer product', async ({ spawn, folder }) => {
  const first = await (await spawn()).ready()
  await first.stop()
  const file = join(folder, 'data/tropa.db')
  const whole = await readFile(file)
  const client = createClient({ url: `file:${file}` })
  await client.execute("UPDATE payload_migrations SET name = '29991231_235959_later'")
  client.close()
  await expectRefusal(await spawn(), /DATABASE_URL .+newer Tropa/)

  const replace = async (content: Buffer) => {
    for (const rest of ['-wal', '-shm']) await rm(`${file}${rest}`, { force: true })
    await writeFile(file, content)
  }
  const damaged = Buffer.from(whole)
  damaged.fill(0xff, 8192, 8192 + 40_960)
  await replace(damaged)
  await expectRefusal(await spawn(), /DATABASE_URL .+(damaged|malformed)/)
  await replace(whole)
  await (await spawn()).ready()
})

test('a MongoDB that nobody runs', async ({ spawn, folder }) => {
  const DATABASE_URL = `mongodb://someone:hidden@127.0.0.1:${await freePort()}/tropa`
  const product = await spawn({ DATABASE_URL, ...secret })
  await expectRefusal(product, /^DATABASE_URL /)
  expect(product.output).not.toContain('hidden')
  expect(Date.now() - product.startedAt).toBeLessThan(20_000)
  expect(await filesUnder(folder)).toEqual([])
})

test('a MongoDB that never answers', async ({ spawn }) => {
  const silent = createServer()
  const DATABASE_URL = `mongodb://127.0.0.1:${await listening(silent)}/tropa`
  const product = await spawn({ DATABASE_URL, ...secret })
  await expectRefusal(product, /^DATABASE_URL /)
  expect(Date.now() - product.startedAt).toBeLessThan(20_000)
  silent.close()
})

test('a MongoDB whose name is unknown', async ({ spawn }) => {
  for (const DATABASE_URL of ['mongodb://no.invalid/tropa', 'mongodb+srv://no.invalid/tropa']) {
    await expectRefusal(await spawn({ DATABASE_URL, ...secret }), /^DATABASE_URL /)
  }
})

test('a MongoDB address that cannot be read, without repeating its password', async ({ spawn }) => {
  for (const host of ['127.0.0.1:port', '127.0.0.1:99999', 'one,', '127.0.0.1/tropa?nonsense=1']) {
    const product = await spawn({ DATABASE_URL: `mongodb://someone:hidden@${host}`, ...secret })
    await expectRefusal(product, /^DATABASE_URL /)
    expect(product.output).not.toContain('hidden')
  }
})

test('a MongoDB that does not let us in', async ({ spawn, folder }) => {
  test.skip(!testMongodbUrl, 'TEST_MONGODB_URL is not set')
  const url = new URL(testMongodbUrl ?? '')
  Object.assign(url, { username: 'someone', password: 'hidden', pathname: '/tropa' })
  const product = await spawn({ DATABASE_URL: url.href, ...secret })
  await expectRefusal(product, /^DATABASE_URL /)
  expect(product.output).not.toContain('hidden')
  expect(await filesUnder(folder)).toEqual([])
})

test('a file in the place of the data folder beside a MongoDB', async ({ spawn, folder }) => {
  test.skip(!testMongodbUrl, 'TEST_MONGODB_URL is not set')
  await writeFile(join(folder, 'data'), 'mine')
  const variables = variablesFor('mongodb')
  await expectRefusal(await spawn(variables), /data folder/)
  await dropDatabase(variables)
})

test('a second process on the same database', async ({ spawn }) => {
  const accounts = { SEED_ADMIN_PASSWORD: passwords.admin, SEED_USER_PASSWORD: passwords.user }
  const first = await (await spawn(accounts)).ready()
  await expectRefusal(await spawn(), /^DATABASE_URL .*another process/)
  const api = createApi(first.origin)
  await logIn(api, firstAccounts.admin)

  first.kill('SIGKILL')
  await first.exitCode()
  const next = await (await spawn()).ready()
  await logIn(createApi(next.origin), firstAccounts.admin)
})

test('two first starts at once: one goes through', async ({ spawn }) => {
  const both = await Promise.all([spawn(), spawn()])
  const ready = await Promise.allSettled(both.map((product) => product.ready()))
  const [refused] = both.filter((_product, index) => ready[index]?.status === 'rejected')
  expect(ready.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  if (refused) await expectRefusal(refused, /^DATABASE_URL .*another process/)
})
