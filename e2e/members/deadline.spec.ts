import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { openForm } from './post-todo-form'
import { card, postTodo, toast, unique } from './support'

test.describe('A deadline', () => {
  test('is said to collide with other work of the team, and moved by keyboard', async ({
    page,
    sessionOf,
    clientFor,
    signInAs,
  }) => {
    const year = 2981
    const { token } = await sessionOf('admin')
    const client = clientFor(token)
    const title = unique('Edited')
    await postTodo(client, { title, assignee: 'Docu Team', deadline: `${year}-02-28` })
    for (const assignee of ['Dev Team', 'Dev Team, Docu Team']) {
      await postTodo(client, { assignee, deadline: `${year}-02-28` })
    }
    await signInAs('admin')
    const dialog = await openForm(page)
    const deadline = dialog.getByLabel('Deadline')
    const hints = dialog.getByRole('status').filter({ hasText: 'due that day' })
    await deadline.fill(`${year}-02-28`)
    await dialog.getByRole('checkbox', { name: 'Dev Team' }).click()
    await expect(hints).toHaveText('2 tasks for Dev Team are due that day.')
    await expectAccessible(page)
    const next = dialog.getByRole('button', { name: 'Next free day: Mar 1' })
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(deadline).toHaveValue(`${year}-03-01`)
    await expect(deadline).toBeFocused()
    await expect(hints).toHaveCount(0)
    await expect(next).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)

    await page.goto(`/admin/todo?search=${encodeURIComponent(title)}`)
    await card(page, title)
      .getByRole('button', { name: `Edit: ${title}` })
      .click()
    const edited = page.getByRole('dialog', { name: 'Edit a to-do' })
    await expect(edited.getByText('1 task for Docu Team is due that day.')).toBeVisible()
    await edited.getByRole('button', { name: 'Next free day: Mar 1' }).click()
    await edited.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, /./)).toBeVisible()
    await expect(card(page, title)).toContainText(`Mar 1, ${year}`)
  })
})
