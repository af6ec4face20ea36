import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { answer, hold, listen, tabTo, toast } from './support'

const path = '/admin/activity-logs'

const logAnswer = (changes: Record<string, unknown> = {}) => ({
  _id: randomUUID(),
  username: 'ana',
  action: 'LOGIN',
  description: 'ana logged in',
  createdAt: '2026-08-17T16:05:00.000Z',
  ...changes,
})

/** Answers every page of a list of so many entries. */
const answerPages = (page: Page, total: number) =>
  page.route('**/api/activitylog?**', async (route) => {
    const params = new URL(route.request().url()).searchParams
    const current = Number(params.get('page'))
    const limit = Number(params.get('limit'))
    const from = (current - 1) * limit
    const shown = Math.max(0, Math.min(limit, total - from))
    await route.fulfill({
      json: {
        logs: Array.from({ length: shown }, (_, index) =>
          logAnswer({ description: `entry ${from + index + 1}` }),
        ),
        pagination: { total, page: current, limit, totalPages: Math.ceil(total / limit) },
      },
    })
  })

const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('is a table of four columns, newest first, in en-US and the team’s zone', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await answer(page, 'GET /api/activitylog', {
    body: { logs: [logAnswer()], pagination: { total: 1, page: 1, limit: 10, totalPages: 1 } },
  })
  await page.goto(path)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Username',
    'Action',
    'Description',
    'Date & time',
  ])
  await expect(rows(page).nth(1)).toContainText('Aug 18, 2026, 12:05 AM')
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
  await expectAccessible(page)
})

test('on phones is a list of cards, without sideways scroll', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs('admin')
  await answerPages(page, 95)
  await page.goto(path)
  await expect(page.getByText('entry 10', { exact: true })).toBeVisible()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(sideways).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('searches from page 1, keeps the search in the address, and clears it', async ({
  page,
  api,
  signInAs,
  newMember,
}) => {
  const account = await newMember()
  const member = await signInAs(account)
  for (let entry = 1; entry <= 12; entry += 1) {
    await api('POST /api/activitylog', {
      token: member.token,
      body: { username: 'x', action: 'LOGIN', description: `100%_entry ${entry}` },
    })
  }
  await signInAs('admin')
  await page.goto(`${path}?page=3`)
  const search = page.getByRole('searchbox', { name: 'Search logs...' })
  await search.fill(account.username.toUpperCase())
  await search.press('Enter')
  await expect(page).toHaveURL(`${path}?search=${account.username.toUpperCase()}`)
  await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible()
  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await expect(search).toHaveValue(account.username.toUpperCase())
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(path)
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
})

test('says that nothing was found, with a hint to clear the search', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto(path)
  await tabTo(page, page.getByRole('searchbox', { name: 'Search logs...' }))
  await page.keyboard.type('nothing is called this')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No activity logs found')).toBeVisible()
  await expect(page.getByText(/clear it to see all/)).toBeVisible()
  await expectAccessible(page)
})

test('shows its shape while it loads, then says when it failed and tries again', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  await signInAs('admin')
  const stop = await answer(page, 'GET /api/activitylog', null)
  const letGo = await hold(page, 'GET /api/activitylog')
  await page.goto(path)
  await expect(page.getByText('Loading activity logs')).toBeAttached()
  await expectAccessible(page)
  letGo()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch activity logs')
  await expect(page.getByText('Failed to fetch activity logs')).toHaveCount(1)
  await expectAccessible(page)
  await stop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the page buttons follow the rule', async ({ page, signInAs }) => {
  await signInAs('admin')
  await answerPages(page, 295)
  const buttons = page.getByRole('navigation', { name: 'Pagination' }).getByRole('listitem')
  for (const [current, shown] of [
    [3, ['1', '2', '3', '4', '...', '30']],
    [4, ['1', '...', '3', '4', '5', '...', '30']],
    [28, ['1', '...', '27', '28', '29', '30']],
  ] as const) {
    await page.goto(`${path}?page=${current}`)
    await expect(page.getByText(`Showing ${current * 10 - 9} to`)).toBeVisible()
    expect((await buttons.allTextContents()).filter(Boolean)).toEqual(shown)
  }
})

test('turning the page scrolls to the top and keeps the old rows until the new are there', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1000, height: 400 })
  await signInAs('admin')
  await answerPages(page, 95)
  await page.goto(path)
  await expect(page.getByText('Showing 1 to 10 of 95 entries')).toBeVisible()
  const letGo = await hold(page, 'GET /api/activitylog')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${path}?page=2`)
  await expect(page.getByText('entry 1', { exact: true })).toBeAttached()
  await expect(page.getByText('Loading activity logs')).toHaveCount(0)
  letGo()
  await expect(page.getByText('entry 11', { exact: true })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page behind the last is the last', async ({ page, signInAs }) => {
  await signInAs('admin')
  await answerPages(page, 95)
  await page.goto(`${path}?page=99`)
  await expect(page).toHaveURL(`${path}?page=10`)
  await expect(page.getByText('Showing 91 to 95 of 95 entries')).toBeVisible()
})

test.describe('deleting', () => {
  const question = 'Are you sure you want to delete this activity log?'

  test('is for the keeper: asks, removes the row, says so for 3 seconds', async ({
    page,
    api,
    signInAs,
    newMember,
  }) => {
    const account = await newMember()
    const member = await signInAs(account)
    for (const description of ['stays', 'left the room']) {
      await api('POST /api/activitylog', {
        token: member.token,
        body: { username: 'x', action: 'LOGOUT', description },
      })
    }
    await signInAs('admin')
    await page.goto(`${path}?search=${account.username}`)
    await expect(rows(page)).toHaveCount(3)
    await page.getByText('left the room').click({ force: true })
    const dialog = page.getByRole('alertdialog', { name: question })
    await expect(dialog).toContainText(account.username)
    await expect(dialog).toContainText('LOGOUT')
    await expect(dialog).toContainText('left the room')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click()
    const message = toast(page, 'Activity log deleted successfully')
    await expect(message).toBeVisible()
    const shownAt = Date.now()
    await expect(rows(page)).toHaveCount(2)
    await expect(message).toHaveCount(0)
    expect(Date.now() - shownAt).toBeGreaterThan(2000)
    expect(Date.now() - shownAt).toBeLessThan(4800)
  })

  test('of the last row of a page steps back a page', async ({ page, signInAs }) => {
    await signInAs('admin')
    let total = 11
    await page.route('**/api/activitylog**', async (route) => {
      const { searchParams } = new URL(route.request().url())
      const current = Number(searchParams.get('page'))
      const from = (current - 1) * 10
      await route.fulfill({
        json: {
          logs: Array.from({ length: Math.max(0, Math.min(10, total - from)) }, (_, index) =>
            logAnswer({ _id: `log-${from + index}`, description: `entry ${from + index + 1}` }),
          ),
          pagination: { total, page: current, limit: 10, totalPages: Math.ceil(total / 10) },
        },
      })
    })
    await page.route('**/api/activitylog/log-10', async (route) => {
      total = 10
      await route.fulfill({ json: { message: 'Deleted.' } })
    })
    await page.goto(`${path}?page=2`)
    await page.getByText('entry 11').click({ force: true })
    await page.getByRole('button', { name: 'Yes, Delete' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('entry 10')).toBeVisible()
    await expect(page.getByText('No activity logs found')).toHaveCount(0)
  })

  test('is refused to other admins, in words, for 3 seconds', async ({
    page,
    signInAs,
    newMember,
  }) => {
    await signInAs(await newMember({ userType: 'admin' }))
    await answerPages(page, 5)
    await page.goto(path)
    await expect(page.getByRole('table')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await tabTo(page, rows(page).nth(1).getByRole('button'))
    await page.keyboard.press('Enter')
    const message = toast(page, 'Access denied: Only the user "admin" can delete activity logs')
    await expect(message).toBeVisible()
    const shownAt = Date.now()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(message).toHaveCount(0)
    expect(Date.now() - shownAt).toBeGreaterThan(2000)
    expect(Date.now() - shownAt).toBeLessThan(4800)
    await page.keyboard.press('Enter')
    await expect(message).toBeVisible()
    await expectAccessible(page)
  })

  for (const { name, reply, message, said } of [
    {
      name: "the server's sentence",
      reply: { status: 403, body: { message: 'Access denied: not you' } },
      message: /403/,
      said: 'Access denied: not you',
    },
    { name: 'its own', reply: null, message: /ERR_FAILED/, said: 'Failed to delete activity log' },
  ]) {
    test(`that fails says so in ${name}`, async ({ page, signInAs, quiet }) => {
      quiet.expectMessage(message)
      await signInAs('admin')
      await answer(page, 'DELETE /api/activitylog/*', reply)
      await answerPages(page, 5)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await rows(page).nth(1).getByRole('button').click()
      await page.getByRole('button', { name: 'Yes, Delete' }).click()
      await expect(toast(page, said)).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
  }

  test('and searching by keyboard alone', async ({ page, api, signInAs, newMember }) => {
    const account = await newMember()
    await signInAs(account)
    await signInAs('admin')
    const calls = listen(page)
    const member = await signInAs(account)
    await api('POST /api/activitylog', {
      token: member.token,
      body: { username: 'x', action: 'LOGOUT', description: 'by keyboard' },
    })
    await signInAs('admin')
    await page.goto(path)
    await tabTo(page, page.getByRole('searchbox', { name: 'Search logs...' }))
    await page.keyboard.type(account.username)
    await page.keyboard.press('Enter')
    await expect(rows(page).nth(1)).toContainText('by keyboard')
    await tabTo(page, rows(page).nth(1).getByRole('button'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Activity log deleted successfully')).toBeVisible()
    await expect(page.getByText('by keyboard')).toHaveCount(0)
    expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
  })
})
