import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { card, postTodo, recordRequests, toast } from './support'

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

  test(
    'happens once after a double click',
    { tag: '@complete' },
    async ({ page, clientFor, signInAs }) => {
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
    },
  )
})
