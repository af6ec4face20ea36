import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { firstAccounts, seedVariables } from '@tropa/harness/accounts'
import { logIn } from '../fixtures/accounts'
import { createApi } from '../fixtures/client'
import { expect, printedAccounts, test } from './start-test'

test(
  'The first start creates two accounts and prints their random passwords once',
  { tag: '@each' },
  async ({ spawn, folder }) => {
    const first = await (await spawn()).ready()
    const accounts = printedAccounts(first.stdout)
    expect(accounts.map(({ username, userType }) => [username, userType])).toEqual([
      ['admin', 'admin'],
      ['member', 'user'],
    ])
    expect(first.stdout).toContain(`Tropa is up at ${first.origin}`)
    for (const account of accounts) {
      expect(account.password.length).toBeGreaterThanOrEqual(16)
      expect(first.stdout.split(account.password)).toHaveLength(2)
      expect(first.stderr).not.toContain(account.password)
      const { result } = await logIn(first.origin, account)
      expect(result.userType).toBe(account.userType)
    }
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(2)
    expect(await first.stop()).toBe(0)

    const second = await (await spawn({ SEED_ADMIN_PASSWORD: 'not the one kept' })).ready()
    expect(printedAccounts(second.stdout)).toEqual([])
    expect(second.stdout).toContain('Admins: admin\n')
    expect(second.stdout).toContain('npm run reset-password -- NAME')
    for (const account of accounts) {
      expect(second.output).not.toContain(account.password)
      await logIn(second.origin, account)
    }
    await second.stop()
    expect((await stat(join(folder, 'data'))).isDirectory()).toBe(true)
  },
)

test('The first start generates a secret that only its owner can read', async ({
  spawn,
  folder,
}) => {
  const first = await (await spawn(seedVariables)).ready()
  const path = join(folder, 'data/payload-secret')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const secret = await readFile(path, 'utf8')
  expect(secret).toMatch(/^[\da-f]{64}$/)
  const { token } = await logIn(first.origin, firstAccounts.admin)
  await first.stop()

  const second = await (await spawn()).ready()
  expect(await readFile(path, 'utf8')).toBe(secret)
  const { status } = await createApi(second.origin)('GET /api/todo', { token })
  expect(status, 'the session after a restart').toBe(200)
})

test('The product starts with a long data folder path of unusual characters', async ({ spawn }) => {
  const DATABASE_URL = `file:./${'a long name, with blanks & %20 ñ/'.repeat(8)}tropa.db`
  await (await spawn({ DATABASE_URL })).ready()
})

test('The first start creates the accounts that the variables name', async ({ spawn }) => {
  const product = await spawn({
    SEED_ADMIN_USERNAME: 'Ligaya',
    SEED_ADMIN_PASSWORD: 'ñandú 🌞 sunrise',
    SEED_USER_USERNAME: 'bayani',
    SEED_USER_PASSWORD: firstAccounts.user.password,
  })
  const { origin } = await product.ready()
  expect(product.stdout).toContain('sign in as ligaya with the password of SEED_ADMIN_PASSWORD')
  expect(product.output).not.toMatch(new RegExp(`sunrise|${firstAccounts.user.password}`))
  const admin = await logIn(origin, { username: 'ligaya', password: 'ñandú 🌞 sunrise' })
  expect(admin.result.userType).toBe('admin')
  const user = await logIn(origin, { username: 'bayani', password: firstAccounts.user.password })
  expect(user.result.userType).toBe('user')
})
