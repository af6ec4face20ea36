import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paths, publicPages } from '@tropa/contract/pages'
import { demoNotice } from '@tropa/contract/site-renderer'
import type { Page } from '@playwright/test'
import { createClient } from '../fixtures/client'
import { logIn, openAs } from '../fixtures/accounts'
import { Watch } from '../fixtures/quiet'
import { memberPages } from '../pages/member-pages'
import { expect, expectRefusal, filesUnder, test } from './start-test'

const demo = { program: 'demo' } as const

const printed = (stdout: string) =>
  [...stdout.matchAll(/^(admin|member|editor) {2}(\S+) {2}(\S+)$/gm)].map(
    ([, role = '', username = '', password = '']) => ({ role, username, password }),
  )

const expectFilled = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByText(demoNotice), path).toBeVisible()
  await expect(page.locator('h1').first(), path).toBeVisible()
  await expect(page.locator('[data-slot="empty-state"]'), path).toHaveCount(0)
  await expect(page.locator('[data-slot="error-state"]'), path).toHaveCount(0)
}

test(
  'A demo has something to show on every screen of an admin, a member and an editor',
  { tag: '@each' },
  async ({ spawn, browser }) => {
    const product = await (await spawn({ RATE_LIMIT: 'off' }, demo)).ready()
    const { origin } = product
    const watch = new Watch(origin)
    const accounts = printed(product.stdout)
    expect(accounts.map(({ role }) => role)).toEqual(['admin', 'member', 'editor'])

    const visitor = await openAs(browser, origin)
    watch.over(visitor.context())
    for (const { path } of Object.values(publicPages)) await expectFilled(visitor, path)
    await expectFilled(visitor, '/api/docs')

    for (const { role, username, password } of accounts) {
      const page = await openAs(browser, origin)
      watch.over(page.context())
      const served = await page.goto(paths.login)
      expect(await served?.text(), 'the server draws the list').toContain('Look around as')
      await page.getByRole('button', { name: username }).click()
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
      await page.getByRole('button', { name: 'Log me in' }).click()
      await page.waitForURL((url) => url.pathname !== paths.login)
      for (const path of memberPages[role === 'admin' ? 'admin' : 'user']) {
        await expectFilled(page, path)
      }
      if (role === 'editor') await expectFilled(page, paths.panel)
      if (role === 'admin') {
        const { token } = await logIn(origin, { username, password })
        const client = createClient(origin, token)
        const { meetings } = await client.meeting.list({ page: 1, limit: 100 })
        const todos = await client.todo.archived()
        for (const { _id } of meetings) await expectFilled(page, `${paths.adminMeetings}/${_id}`)
        for (const { _id } of todos) await expectFilled(page, `${paths.adminArchivedTodo}/${_id}`)
      }
      await page.context().close()
    }
    expect(watch.problems()).toEqual([])
  },
)

test('A demo that was killed begins again, and keeps nothing', async ({ spawn, folder }) => {
  for (const milliseconds of [300, 1200, 2500, 4000]) {
    const killed = await spawn({}, demo)
    await pause(milliseconds)
    killed.kill('SIGKILL')
    await killed.exitCode()
  }
  const first = await (await spawn({}, demo)).ready()
  const account = { username: 'marielle', password: 'demo-admin' }
  const before = createClient(first.origin, (await logIn(first.origin, account)).token)
  const [todo] = await before.todo.list()
  await before.todo.remove({ params: { id: todo?._id ?? '' } })
  expect(await before.todo.list()).toHaveLength(9)
  await expectRefusal(await spawn({}, demo), /another process/)
  await first.stop()

  const next = await (await spawn({}, demo)).ready()
  const client = createClient(next.origin, (await logIn(next.origin, account)).token)
  expect(await client.todo.list()).toHaveLength(10)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('A demo leaves a folder alone that no demo has made', async ({ spawn, folder }) => {
  await mkdir(join(folder, '.demo'))
  await writeFile(join(folder, '.demo/letter.txt'), 'A letter.')
  await expectRefusal(await spawn({}, demo), /\.demo was not made by a demo/)
  expect(await filesUnder(join(folder, '.demo'))).toEqual(['letter.txt'])
})

test('A demo refuses an address that other machines reach', async ({ spawn, folder }) => {
  const PUBLIC_URL = 'https://tropa.example'
  await expectRefusal(await spawn({ PUBLIC_URL }, demo), /^PUBLIC_URL /)
  expect(await filesUnder(folder)).toEqual([])
})
