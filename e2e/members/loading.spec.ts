import type { Page } from '@playwright/test'
import type { Client } from '../fixtures/client'
import { holdRequests } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { memberPages } from '../pages/member-pages'
import { expectStill, recordShifts } from '../fixtures/layout'
import { openLogin } from '../public/support'

/** Opens a page and holds its data until the skeleton has been seen. */
const openSlowly = async (page: Page, path: string) => {
  const release = await holdRequests(page, '**/api/**')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Adds a record whose member's name arrives after the list of records. */
const addLinkedRecord = async (admin: Client, username: string) => {
  const member = (await admin.members.list()).find((each) => each.username === username)
  await admin.record.create({
    name: 'Ben',
    violation: 'Missed the stand-up',
    fee: 0,
    status: '1 warning(s)',
    date: '2026-11-18T03:00:00.000Z',
    userId: member?._id,
  })
}

for (const who of ['admin', 'user'] as const) {
  test(
    `Nothing on the screens of the ${who} moves when what was loading arrives`,
    { tag: '@complete' },
    async ({ page, signInAs, newMember, clientFor }) => {
      const { token } = await signInAs(who)
      if (who === 'admin') await addLinkedRecord(clientFor(token), (await newMember()).username)
      await recordShifts(page)
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of memberPages[who]) {
          await openSlowly(page, path)
          await test.step(path, () => expectStill(page, width))
        }
      }
    },
  )
}

/** The scripts that a page has fetched and that its first document does not name. */
const unnamedScripts = async (page: Page) => {
  const named = await page
    .locator('link[rel=modulepreload], link[rel=prefetch], script[src]')
    .evaluateAll((elements) => elements.map((e) => e.getAttribute('href') ?? e.getAttribute('src')))
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  // A public page fetches the skeletons of others while the browser is idle: nothing waits for them.
  const isAwaited = (path: string) => path.endsWith('.js') && !path.includes('skeleton')
  return fetched.filter((path) => isAwaited(path) && !named.includes(path))
}

test('The login and a page of the members’ area name all scripts up front, so that none waits for another', async ({
  page,
  newMember,
}) => {
  const account = await newMember({ userType: 'admin' })
  await openLogin(page)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/admin')
  await page.waitForLoadState('networkidle')
  expect(await unnamedScripts(page)).toEqual([])
  for (const path of ['/admin', '/admin/todo', '/meetings']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await unnamedScripts(page), path).toEqual([])
  }
})
