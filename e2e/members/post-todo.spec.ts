import { todoMessages } from '@tropa/contract/todo/todo'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { submitLogin } from '../public/support'
import {
  card,
  editTodo,
  hold,
  fillTodoForm,
  openTodoForm,
  postTodo,
  recordRequests,
  teamDate,
  toast,
  unique,
} from './support'

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin')
})

test('An admin posts a to-do once by several presses of Enter, and it appears in the list and in the activity log', async ({
  page,
}) => {
  const dialog = await openTodoForm(page)
  const title = unique('Posted')
  await fillTodoForm(page, title)
  await expectAccessible(page)
  const requests = recordRequests(page)
  const release = await hold(page, 'POST /api/todo')
  const request = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/api/todo'),
  )
  await page.getByLabel('Title').focus()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter')
  expect((await request).postDataJSON()).toEqual({
    title,
    assignees: ['Design Team'],
    assignee: 'Design Team',
    desc: 'What is to be done.',
    deadline: teamDate(1),
    priority: 'High',
  })
  release()
  await expect(toast(page, 'Todo created successfully!')).toBeVisible()
  expect(requests.filter((line) => line === 'POST /api/todo')).toHaveLength(1)
  await expect(dialog).toHaveCount(0)
  await expect(card(page, title)).toContainText('Design Team')
  await expect.poll(() => requests).toContain('POST /api/activitylog')

  await page.getByRole('button', { name: /Post a to-do/ }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('A half-written to-do survives the end of a session for the same member only', async ({
  page,
  clientFor,
  signInAs,
  newMember,
  quiet,
}) => {
  quiet.expectMessage(/401/)
  const account = await newMember({ userType: 'admin' })
  const { token } = await signInAs(account)
  await openTodoForm(page)
  await fillTodoForm(page, 'Not lost')
  await clientFor(token).member.logout()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await submitLogin(page, account)
  await expect(page).toHaveURL('/admin/todo')
  await expect(page.getByLabel('Title')).toHaveValue('Not lost')

  await signInAs('admin')
  await page.goto('/admin/todo')
  await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('What an admin typed is kept when somebody else was faster, and no acknowledgement is lost by it', async ({
  page,
  clientFor,
  signInAs,
  quiet,
}) => {
  quiet.expectMessage(/409/)
  const { token } = await signInAs('admin')
  const client = clientFor(token)
  const todo = await postTodo(client)
  await client.todo.acknowledge({ params: { id: todo._id } })
  await page.goto('/admin/todo')
  await card(page, todo.title)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit a to-do' })
  await dialog.getByLabel('Description').fill('Typed by me.')
  await editTodo(client, todo, { desc: 'Written by somebody else.', priority: 'High' }, false)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const notice = dialog.getByRole('status').filter({ hasText: todoMessages.changedByOthers })
  await expect(notice.locator('ins').first()).toBeVisible()
  await expect(dialog.getByLabel('Description')).toHaveValue('Typed by me.')
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /Ask everybody/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, todo.title)).toContainText('Typed by me.')
  // Fields that the admin did not touch stay as somebody else left them.
  await expect(card(page, todo.title)).toContainText('High')
  await expect(card(page, todo.title).getByRole('button', { name: /^Acknowledged:/ })).toBeVisible()
})
