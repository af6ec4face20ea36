import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/test'
import { answerPages, logAnswer, path, rows } from './log-answers'
import { answer, hold } from './support'

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
