import { parseAssignee } from '@tropa/contract/assignee'
import type { Todo } from '@tropa/contract/todo'
import { expectAccessible } from '../fixtures/accessibility'
import type { Client } from '../fixtures/client'
import { expect, test } from '../fixtures/test'
import { card, postTodo, toast, unique } from './support'

const meanwhile = 'This task was changed meanwhile. Look at it again.'

/** Changes a to-do through the API. */
const edit = (client: Client, todo: Todo, version: number, changes: Partial<Todo>) => {
  const { title, desc, deadline, priority, assignee } = { ...todo, ...changes }
  return client.todo.edit({
    params: { id: todo._id },
    body: {
      title,
      desc,
      deadline,
      priority,
      assignee,
      assignees: parseAssignee(assignee) ?? [],
      version,
      askAgain: true,
    },
  })
}

test.describe('A to-do that changes', () => {
  test('asks a user again and shows what changed', async ({ page, clientFor, signInAs }) => {
    await page.setViewportSize({ width: 375, height: 900 })
    const admin = clientFor((await signInAs('admin')).token)
    const { token } = await signInAs('user')
    const todo = await postTodo(admin, { desc: 'Bring the saw <b>and</b> glue.' })
    await clientFor(token).todo.acknowledge({ params: { id: todo._id } })
    await edit(admin, todo, 1, { desc: 'Bring the hammer <b>and</b> glue.', priority: 'High' })

    await page.goto('/todo')
    const changed = card(page, todo.title)
    await expect(changed.getByText('Changed after you acknowledged')).toBeVisible()
    const disclosure = changed.getByText('See what changed')
    await disclosure.focus()
    await page.keyboard.press('Enter')
    await expect(changed.getByText('Was').first()).toBeVisible()
    await expect(changed.getByText('Now').first()).toBeVisible()
    await expect(changed.locator('del')).toHaveText([/saw$/, /Low$/])
    await expect(changed.locator('ins')).toHaveText([/hammer$/, /High$/])
    await expectAccessible(page)
    await changed.getByRole('button', { name: /^Acknowledge the change:/ }).click()
    await expect(changed.getByRole('button', { name: /^Acknowledged:/ })).toBeDisabled()
    await expect(changed.getByText('Changed after you acknowledged')).toBeHidden()
  })

  test('is not acknowledged while the card shows an older text', async ({
    page,
    clientFor,
    signInAs,
    quiet,
  }) => {
    quiet.expectMessage(/409/)
    const admin = clientFor((await signInAs('admin')).token)
    await signInAs('user')
    const todo = await postTodo(admin)
    await page.goto('/todo')
    const button = card(page, todo.title).getByRole('button', { name: /^Acknowledge:/ })
    await expect(button).toBeEnabled()
    const title = unique('Changed')
    await edit(admin, todo, 1, { title })
    await button.click()
    await expect(toast(page, meanwhile)).toBeVisible()
    await expect(card(page, title)).toContainText('Nobody has acknowledged this yet.')
  })

  test(
    'is edited by an admin with the keyboard',
    { tag: '@complete' },
    async ({ page, clientFor, signInAs }) => {
      const { token } = await signInAs('admin')
      const client = clientFor(token)
      const todo = await postTodo(client)
      await client.todo.acknowledge({ params: { id: todo._id } })
      await page.goto('/admin/todo')
      const button = card(page, todo.title).getByRole('button', { name: /^Edit:/ })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Edit a to-do' })
      await expect(dialog.getByLabel('Title')).toHaveValue(todo.title)
      await expect(dialog.getByText('Leave it out for a typing mistake.')).toBeVisible()
      const askAgain = dialog.getByRole('checkbox', { name: /Ask everybody to acknowledge again/ })
      await expect(askAgain).toBeChecked()
      await expectAccessible(page)
      const title = unique('Edited')
      await dialog.getByLabel('Title').fill(title)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(toast(page, 'Todo updated successfully!')).toBeVisible()
      await expect(card(page, title)).toContainText('Nobody has acknowledged this yet.')
      await expect(
        card(page, title).getByRole('button', { name: /^Acknowledge the change:/ }),
      ).toBeVisible()
      await expect(card(page, title).getByRole('button', { name: /^Edit:/ })).toBeFocused()
    },
  )

  test('keeps its acknowledgements when only a typing mistake was corrected', async ({
    page,
    clientFor,
    signInAs,
  }) => {
    const { token } = await signInAs('admin')
    const client = clientFor(token)
    const todo = await postTodo(client)
    await client.todo.acknowledge({ params: { id: todo._id } })
    await page.goto('/admin/todo')
    await card(page, todo.title)
      .getByRole('button', { name: /^Edit:/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit a to-do' })
    await dialog.getByLabel('Description').fill('What is to be done!')
    await dialog.getByRole('checkbox', { name: /Ask everybody/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(card(page, todo.title)).toContainText('What is to be done!')
    await expect(
      card(page, todo.title).getByRole('button', { name: /^Acknowledged:/ }),
    ).toBeVisible()
  })

  test('keeps what an admin typed when somebody else was faster', async ({
    page,
    clientFor,
    signInAs,
    quiet,
  }) => {
    quiet.expectMessage(/409/)
    const { token } = await signInAs('admin')
    const client = clientFor(token)
    const todo = await postTodo(client)
    await page.goto('/admin/todo')
    await card(page, todo.title)
      .getByRole('button', { name: /^Edit:/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit a to-do' })
    await dialog.getByLabel('Description').fill('Typed by me.')
    await edit(client, todo, 1, { desc: 'Written by somebody else.', priority: 'High' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    const notice = dialog.getByRole('status').filter({ hasText: meanwhile })
    await expect(notice.locator('ins').first()).toBeVisible()
    await expect(dialog.getByLabel('Description')).toHaveValue('Typed by me.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(card(page, todo.title)).toContainText('Typed by me.')
    // What the admin did not touch is as somebody else left it.
    await expect(card(page, todo.title)).toContainText('High')
  })
})
