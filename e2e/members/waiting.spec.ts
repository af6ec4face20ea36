import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { card, postTodo, respond, teamDate, toast, todoOf } from './support'

const names = ['ben', 'cleo', 'dan', 'eva']

/** Four of thirteen wait for a to-do, and one of them has no confirmed address. */
const waitingOf = (_id: string, remindedOn: string | null = null) => ({
  _id,
  expected: 13,
  acknowledged: 9,
  waiting: names.map((username) => ({
    userId: username,
    username,
    reachable: username !== 'eva',
    remindedOn: username === 'eva' ? null : remindedOn,
  })),
})

for (const width of [375, 1440]) {
  test.describe(`Who waits for a to-do, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is named on an admin’s card, and reminded by keyboard', async ({ page, signInAs }) => {
      await signInAs('admin')
      const todo = todoOf()
      await respond(page, 'GET /api/todo', { body: [todo] })
      await respond(page, 'GET /api/todo/waiting', { body: [waitingOf(todo._id)] })
      const message = 'Reminder handed over for 3 members'
      await respond(page, 'POST /api/todo/*/remind', {
        body: {
          message,
          data: { reminded: names.slice(0, 3), already: [], unreachable: ['eva'] },
        },
      })
      await page.goto('/admin/todo')
      const shown = card(page, todo.title)
      await expect(shown.getByText('Acknowledged by 9 of 13')).toBeVisible()
      await shown.getByText('Waiting for 4').focus()
      await page.keyboard.press('Enter')
      await expect(shown.getByRole('list', { name: 'Waiting for' })).toContainText('@eva')
      await expectAccessible(page)
      const button = shown.getByRole('button', { name: /^Remind:/ })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('alertdialog', { name: 'Send a reminder to 3 members?' })
      await expect(dialog.getByText('1 has no confirmed e-mail address.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await expectAccessible(page)
      await respond(page, 'GET /api/todo/waiting', { body: [waitingOf(todo._id, teamDate())] })
      await dialog.getByRole('button', { name: 'Yes, Remind' }).press('Enter')
      await expect(toast(page, message)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(shown.getByText('Reminded today', { exact: true })).toHaveCount(3)
      await expect(button).toBeFocused()
      await expect(button).toBeDisabled()
    })

    test('stands first on a user’s page', async ({ page, signInAs }) => {
      await signInAs('user')
      const waits = [todoOf(), todoOf()]
      const done = todoOf({ title: 'For nobody here', assignee: 'Heads' })
      await respond(page, 'GET /api/todo', { body: [done, ...waits] })
      await page.goto('/todo')
      const first = page.getByRole('region', { name: 'Waiting for you (2)' })
      await expect(first.getByRole('heading', { level: 3 })).toHaveText(
        waits.map(({ title }) => title),
      )
      const rest = page.getByRole('region', { name: 'Everything else' })
      await expect(rest.getByRole('heading', { level: 3 })).toHaveText([done.title])
      await expectAccessible(page)
    })
  })
}

test('An admin is told that the waiting members could not be loaded', async ({
  page,
  clientFor,
  signInAs,
  quiet,
}) => {
  quiet.expectMessage(/500/)
  const { token } = await signInAs('admin')
  const todo = await postTodo(clientFor(token))
  await respond(page, 'GET /api/todo/waiting', {
    status: 500,
    body: { message: 'Something went wrong' },
  })
  await page.goto('/admin/todo')
  const shown = card(page, todo.title)
  await expect(shown.getByRole('button', { name: /^Acknowledge:/ })).toBeEnabled()
  await expect(shown.getByText('Who has not acknowledged this could not be loaded.')).toBeVisible({
    timeout: 15_000,
  })
})

test('An admin is told that this server sends no mail', async ({
  page,
  clientFor,
  signInAs,
  quiet,
}) => {
  quiet.expectMessage(/400/)
  const { token } = await signInAs('admin')
  const todo = await postTodo(clientFor(token))
  // Addresses that were confirmed before the server's SMTP_URL was taken away.
  await respond(page, 'GET /api/todo/waiting', { body: [waitingOf(todo._id)] })
  await page.goto('/admin/todo')
  const shown = card(page, todo.title)
  await shown.getByText(/^Waiting for \d/).click()
  await shown.getByRole('button', { name: /^Remind:/ }).click()
  await page.getByRole('button', { name: 'Yes, Remind' }).click()
  await expect(
    toast(page, 'This server sends no mail. Set SMTP_URL to send reminders.'),
  ).toBeVisible()
})

test('An admin gets no button where nobody has a confirmed address', async ({
  page,
  clientFor,
  signInAs,
}) => {
  const { token } = await signInAs('admin')
  const todo = await postTodo(clientFor(token))
  await page.goto('/admin/todo')
  const shown = card(page, todo.title)
  await shown.getByText(/^Waiting for \d/).click()
  await expect(shown.getByText('No confirmed e-mail address').first()).toBeVisible()
  await expect(shown.getByRole('button', { name: /^Remind:/ })).toHaveCount(0)
})
