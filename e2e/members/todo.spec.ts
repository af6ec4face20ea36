import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import {
  card,
  hold,
  postTodo,
  recordRequests,
  respond,
  teamDate,
  toast,
  todoOf,
  unique,
} from './support'

test('An acknowledged to-do shows who and when before the server responds, and is printed without controls', async ({
  page,
  clientFor,
  signInAs,
  newMember,
}) => {
  const admin = await signInAs('admin')
  const { title } = await postTodo(clientFor(admin.token))
  const account = await newMember()
  await signInAs(account)
  await page.goto('/todo')
  const release = await hold(page, 'PATCH /api/todo/*/acknowledge')
  await expect(card(page, title).getByRole('button', { name: /^I can't make it/ })).toBeVisible()
  const requests = recordRequests(page)
  const squares = card(page, title).locator('[data-slot="tally"] > *')
  const filled = card(page, title).locator('[data-slot="tally"] > [data-filled]')
  await expect.poll(() => squares.count()).toBeGreaterThan(1)
  await expect(filled).toHaveCount(0)
  await card(page, title)
    .getByRole('button', { name: /^Acknowledge:/ })
    .click()
  await expect(filled).toHaveCount(1)
  const done = card(page, title).getByRole('button', { name: /^Acknowledged:/ })
  await expect(done).toBeDisabled()
  release()
  await expect(toast(page, 'Todo acknowledged successfully!')).toBeVisible()
  await expectAccessible(page)
  expect(requests.filter((line) => !line.startsWith('GET'))).toHaveLength(1)
  const list = card(page, title).getByRole('list', { name: 'Acknowledged by' })
  await expect(list).toHaveText(
    new RegExp(`^@${account.username}\\s*[A-Z][a-z]{2} \\d{1,2}, \\d{1,2}:\\d\\d[ap]m$`),
  )
  await page.reload()
  await expect(done).toBeDisabled()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(done).toBeHidden()
})

test('To-dos are archived at midnight of the team’s zone in a browser of another zone', async ({
  page,
  signInAs,
}) => {
  await signInAs('user')
  const todos = ['2026-08-16', '2026-08-17', '2026-08-18', '2026-08-19'].map((deadline) =>
    todoOf({ title: deadline, deadline }),
  )
  await respond(page, 'GET /api/todo', todos)
  await respond(page, 'GET /api/todo/archived', todos)
  // The browser's zone is New York's, where it is noon on the 17th.
  await page.clock.install({ time: new Date('2026-08-18T00:30:00+08:00') })
  const titles = () => page.getByRole('listitem').getByRole('heading').allTextContents()
  await page.goto('/todo')
  await expect.poll(titles).toEqual(['2026-08-18', '2026-08-19'])
  await page.goto('/todo/archived-todo')
  await expect.poll(titles).toEqual(['2026-08-16', '2026-08-17'])
  await page.clock.fastForward(24 * 60 * 60 * 1000)
  await expect.poll(titles).toEqual(['2026-08-16', '2026-08-17', '2026-08-18'])
})

test('A page that is opened by its address begins at the top, wherever the page before it stood', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signInAs('admin')
  const todos = Array.from({ length: 46 }, (_, index) => todoOf({ title: `Task ${index + 1}` }))
  await respond(page, 'GET /api/todo', todos)
  const archived = todos.map((todo) => ({ ...todo, deadline: teamDate(-1) }))
  await respond(page, 'GET /api/todo/archived', archived)
  await page.goto('/admin/todo')
  await card(page, 'Task 30').scrollIntoViewIfNeeded()
  await page.goto('/admin/archived-todo')
  await expect(page.getByText('Task 46', { exact: true })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('A long list of to-dos keeps its place when a member goes back, and the focus below the bar', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signInAs('admin')
  const todos = Array.from({ length: 46 }, (_, index) => todoOf({ title: `Task ${index + 1}` }))
  await respond(page, 'GET /api/todo', todos)
  await page.goto('/admin/todo')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(46)
  for (let read = 10; read <= 30; read += 1)
    await card(page, `Task ${read}`).scrollIntoViewIfNeeded()
  await expect(card(page, 'Task 30')).toBeInViewport()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Admin' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(46)
  await expect(card(page, 'Task 30')).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  await page
    .getByRole('button', { name: /^Acknowledge/ })
    .last()
    .focus()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = await page.locator(':focus').boundingBox()
    expect(focused?.y, 'the focus is below the bar').toBeGreaterThanOrEqual(bar?.height ?? 0)
  }
})

test('An admin can post, acknowledge and delete a to-do with the keyboard alone', async ({
  page,
  clientFor,
  signInAs,
  newMember,
}) => {
  const { token } = await signInAs(await newMember({ userType: 'admin' }))
  await page.goto('/admin/todo')
  const title = unique('By keyboard')
  await tabTo(page, page.getByRole('button', { name: /Post a to-do/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type(title)
  await tabTo(page, page.getByRole('checkbox', { name: 'Heads' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Description'))
  await page.keyboard.type('Typed, never clicked.')
  await tabTo(page, page.getByLabel('Deadline'))
  const [year = '', month = '', day = ''] = teamDate(2).split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  // Escape closes the calendar, not the form around it.
  await page.keyboard.press('F4')
  const calendar = page.getByRole('dialog', { name: 'Choose date' })
  await expect(calendar.locator('[aria-selected="true"] button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choose date' })).toBeFocused()
  await tabTo(page, page.getByRole('combobox', { name: 'Priority' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Low' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Medium' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Post', exact: true }))
  await page.keyboard.press('Enter')
  await expect(card(page, title)).toContainText('Medium')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, title)).toBeFocused()

  const requests = recordRequests(page)
  await tabTo(page, card(page, title).getByRole('button', { name: /^Acknowledge:/ }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Todo acknowledged successfully!')).toBeVisible()
  await expect(card(page, title)).toBeFocused()
  await page.keyboard.press('Tab')
  await tabTo(page, card(page, title).getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(
    page.getByText('Are you sure you want to delete this task? This cannot be undone.'),
  ).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Yes, Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Todo deleted successfully!')).toBeVisible()
  await expect(card(page, title)).toHaveCount(0)
  await expect
    .poll(async () => (await clientFor(token).activityLog.list({ search: title })).logs[0]?.action)
    .toBe('DELETE_TODO')
  expect(
    requests.filter((line) => line.startsWith('PATCH') || line.startsWith('DELETE')),
  ).toHaveLength(2)
})
