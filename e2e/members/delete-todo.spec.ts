import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { card, postTodo, recordRequests, respond, toast, todoOf } from './support'

test.describe('Deleting a to-do', () => {
  test('asks for confirmation, removes the card and is recorded', async ({
    page,
    clientFor,
    signInAs,
  }) => {
    const { token } = await signInAs('admin')
    const { title } = await postTodo(clientFor(token))
    await page.goto('/admin/todo')
    const trash = card(page, title).getByRole('button', { name: /^Delete/ })
    await trash.click()
    const dialog = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this task?',
    })
    await expect(dialog).toContainText('This cannot be undone.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(trash).toBeFocused()
    await trash.click()
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click()
    await expect(toast(page, 'Todo deleted successfully!')).toBeVisible()
    await expect(card(page, title)).toHaveCount(0)
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => (await clientFor(token).activityLog.list({ search: title })).logs)
      .toMatchObject([{ action: 'DELETE_TODO', username: 'admin' }])
  })

  test('moves the focus to the next card, or to the page after the last one', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin')
    const todos = [
      todoOf({ title: 'First' }),
      todoOf({ title: 'Second' }),
      todoOf({ title: 'Third' }),
    ]
    await respond(page, 'GET /api/todo', { body: todos })
    await respond(page, 'DELETE /api/todo/*', { body: { message: 'Todo deleted successfully!' } })
    await page.goto('/admin/todo')
    const remove = async (title: string) => {
      await card(page, title)
        .getByRole('button', { name: /^Delete/ })
        .click()
      await page.getByRole('button', { name: 'Yes, Delete' }).click()
      await expect(card(page, title)).toHaveCount(0)
    }
    await remove('Second')
    await expect(card(page, 'Third')).toBeFocused()
    await remove('Third')
    await expect(card(page, 'First')).toBeFocused()
    await remove('First')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('happens once after a double click', async ({ page, clientFor, signInAs }) => {
    const { token } = await signInAs('admin')
    const { title } = await postTodo(clientFor(token))
    await page.goto('/admin/todo')
    await card(page, title)
      .getByRole('button', { name: /^Delete/ })
      .click()
    const requests = recordRequests(page)
    await page.getByRole('button', { name: 'Yes, Delete' }).dblclick()
    await expect(toast(page, 'Todo deleted successfully!')).toBeVisible()
    expect(requests.filter((line) => line.startsWith('DELETE'))).toHaveLength(1)
  })

  for (const { source, reply, message, said } of [
    {
      source: 'the message of the server',
      reply: { status: 404, body: { message: 'This task does not exist.' } },
      message: /404/,
      said: 'This task does not exist.',
    },
    {
      source: 'its own message',
      reply: null,
      message: /ERR_FAILED/,
      said: 'Failed to delete todo',
    },
  ]) {
    test(`shows ${source} when it fails`, async ({ page, clientFor, signInAs, quiet }) => {
      quiet.expectMessage(message)
      const { token } = await signInAs('admin')
      const { title } = await postTodo(clientFor(token))
      await respond(page, 'DELETE /api/todo/*', reply)
      await page.goto('/admin/todo')
      await card(page, title)
        .getByRole('button', { name: /^Delete/ })
        .click()
      await page.getByRole('button', { name: 'Yes, Delete' }).click()
      await expect(toast(page, said)).toBeVisible()
      await expect(card(page, title)).toBeVisible()
      await expectAccessible(page)
    })
  }
})
