import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
import { expectNoSidewaysScroll } from '../fixtures/sideways-scroll'
import { expect, test } from '../fixtures/test'
import { respondWithPages, logEntry, path, rows } from './log-responses'
import { respond, hold } from './support'

test('An admin sees the activity log as a table with times in the team’s zone', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await respond(page, 'GET /api/activitylog', {
    body: { logs: [logEntry()], pagination: { total: 1, page: 1, limit: 10, totalPages: 1 } },
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

test('The columns of the activity log stay in place from page to page, and actions are in words', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const pagination = { total: 11, page: 1, limit: 10, totalPages: 2 }
  const first = { logs: Array.from({ length: 10 }, () => logEntry()), pagination }
  const stop = await respond(page, 'GET /api/activitylog', { body: first })
  const lefts = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
  const widths = [640, 1024, 1440]
  const measured: number[][][] = []
  for (const address of [path, `${path}?page=2`]) {
    await page.goto(address)
    await expect(rows(page).nth(1)).toBeVisible()
    const shown: number[][] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      shown.push(await lefts())
    }
    measured.push(shown)
    await stop()
    const entry = logEntry({
      username: 'w'.repeat(64),
      action: 'ADD_TODO',
      description: 'A long description. '.repeat(20),
    })
    const body = { logs: [entry], pagination: { ...pagination, page: 2 } }
    await respond(page, 'GET /api/activitylog', { body })
  }
  expect(measured[1]).toEqual(measured[0])
  await expect(rows(page).nth(1)).toContainText('ADD_TODOAdded a to-do')
})

test('An admin sees the activity log as cards on a phone', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs('admin')
  await respondWithPages(page, 95)
  await page.goto(path)
  await expect(page.getByText('entry 10', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('An admin can search the activity log, share the search by its URL and clear it', async ({
  page,
  clientFor,
  signInAs,
  newMember,
}) => {
  const account = await newMember()
  const member = await signInAs(account)
  for (let entry = 1; entry <= 12; entry += 1) {
    await clientFor(member.token).activityLog.create({
      username: 'x',
      action: 'LOGIN',
      description: `100%_entry ${entry}`,
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

test('An admin sees that a search found nothing and how to clear it', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto(path)
  await tabTo(page, page.getByRole('searchbox', { name: 'Search logs...' }))
  await page.keyboard.type('nothing is called this')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No activity logs found')).toBeVisible()
  await expect(page.getByText(/clear it to see all/)).toBeVisible()
  await expectAccessible(page)
})

test('An admin sees a skeleton of the activity log and can try again after a failure', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  await signInAs('admin')
  const stop = await respond(page, 'GET /api/activitylog', null)
  const release = await hold(page, 'GET /api/activitylog')
  await page.goto(path)
  await expect(page.getByText('Loading activity logs')).toBeAttached()
  await expectAccessible(page)
  release()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch activity logs')
  await expect(page.getByText('Failed to fetch activity logs')).toHaveCount(1)
  await expectAccessible(page)
  await stop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('An admin sees the first, the last and the neighbouring page buttons', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await respondWithPages(page, 295)
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

test('An admin keeps the old rows until the next page has loaded, and starts at its top', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1000, height: 400 })
  await signInAs('admin')
  await respondWithPages(page, 95)
  await page.goto(path)
  await expect(page.getByText('Showing 1 to 10 of 95 entries')).toBeVisible()
  const release = await hold(page, 'GET /api/activitylog')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${path}?page=2`)
  await expect(page.getByText('entry 1', { exact: true })).toBeAttached()
  await expect(page.getByText('Loading activity logs')).toHaveCount(0)
  release()
  await expect(page.getByText('entry 11', { exact: true })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('An admin who opens a page after the last sees the last', async ({ page, signInAs }) => {
  await signInAs('admin')
  await respondWithPages(page, 95)
  await page.goto(`${path}?page=99`)
  await expect(page).toHaveURL(`${path}?page=10`)
  await expect(page.getByText('Showing 91 to 95 of 95 entries')).toBeVisible()
})
