import type { Todo } from '@tropa/contract/todo'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { fill, openForm, post } from './post-todo-form'
import { card, hold, recordRequests, teamDate, toast, todoOf, unique } from './support'

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin')
})

test('An admin can post a to-do, which appears in the list and in the activity log', async ({
  page,
}) => {
  const dialog = await openForm(page)
  const title = unique('Posted')
  await fill(page, title)
  await expectAccessible(page)
  const requests = recordRequests(page)
  const request = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/api/todo'),
  )
  await post(page)
  expect((await request).postDataJSON()).toEqual({
    title,
    assignees: ['Design Team'],
    assignee: 'Design Team',
    desc: 'What is to be done.',
    deadline: teamDate(1),
    priority: 'High',
  })
  await expect(toast(page, 'Todo created successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(card(page, title)).toContainText('Design Team')
  await expect.poll(() => requests).toContain('POST /api/activitylog')

  await page.getByRole('button', { name: /Post a to-do/ }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('The page scrolls to a new to-do and marks it', { tag: '@complete' }, async ({ page }) => {
  const earlier = Array.from({ length: 20 }, () => todoOf({ deadline: teamDate() }))
  await page.route('**/api/todo', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, json: [...earlier, ...((await response.json()) as Todo[])] })
  })
  await openForm(page, '?search=nothing')
  const title = unique('Posted in order')
  await fill(page, title)
  await post(page)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(card(page, title)).toContainText('New')
  await expect(card(page, title)).toBeInViewport()
  // It takes the focus once, not whenever a search brings it back.
  const search = page.getByRole('searchbox')
  await search.fill('nothing like it')
  await search.press('Enter')
  await expect(card(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(card(page, title)).toBeVisible()
  await expect(search).toBeFocused()
})

test('An admin posts a to-do once when pressing Enter several times', async ({ page }) => {
  await openForm(page)
  await fill(page, unique('Once'))
  const requests = recordRequests(page)
  const release = await hold(page, 'POST /api/todo')
  await page.getByLabel('Title').focus()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter')
  release()
  await expect(toast(page, 'Todo created successfully!')).toBeVisible()
  expect(requests.filter((line) => line === 'POST /api/todo')).toHaveLength(1)
})
