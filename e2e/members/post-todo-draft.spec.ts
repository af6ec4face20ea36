import { expect, test } from '../fixtures/test'
import { fill, openForm, post } from './post-todo-form'
import { teamDate } from './support'

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin')
})

test.describe('Closing the to-do form', () => {
  const question = 'Are you sure you want to close this form?'

  test('asks nothing when the form was not changed', { tag: '@complete' }, async ({ page }) => {
    const dialog = await openForm(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('asks for confirmation after a letter was typed and deleted', async ({ page }) => {
    const dialog = await openForm(page)
    await page.getByLabel('Title').fill('x')
    await page.getByLabel('Title').fill('')
    await page.keyboard.press('Escape')
    const ask = page.getByRole('alertdialog', { name: question })
    await expect(ask).toContainText('All unsaved changes will be lost.')
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await expect(ask).toHaveCount(0)
    await expect(dialog).toBeVisible()
  })

  test('clears the form after confirmation', { tag: '@complete' }, async ({ page }) => {
    const dialog = await openForm(page)
    await fill(page, 'Given up')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Yes, Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Post a to-do/ })).toBeFocused()
    await page.getByRole('button', { name: /Post a to-do/ }).click()
    await expect(page.getByLabel('Title')).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Priority' })).toHaveText('Choose a priority')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(dialog).toHaveCount(0)
  })
})

test.describe('The draft of a to-do', () => {
  test('survives a reload', async ({ page }) => {
    const dialog = await openForm(page)
    await fill(page, 'Half written')
    await page.reload()
    await expect(dialog).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Half written')
    await expect(page.getByLabel('Description')).toHaveValue('What is to be done.')
    await expect(page.getByLabel('Deadline')).toHaveValue(teamDate(1))
    await expect(page.getByRole('checkbox', { name: 'Design Team' })).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Priority' })).toHaveText('High')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

  test('survives the end of a session for the same member only', async ({
    page,
    clientFor,
    signInAs,
    newMember,
    quiet,
  }) => {
    quiet.expectMessage(/401/)
    const account = await newMember({ userType: 'admin' })
    const { token } = await signInAs(account)
    await openForm(page)
    await fill(page, 'Not lost')
    await clientFor(token).member.logout()
    await post(page)
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Log me in' }).click()
    await expect(page).toHaveURL('/admin/todo')
    await expect(page.getByLabel('Title')).toHaveValue('Not lost')

    await signInAs('admin')
    await page.goto('/admin/todo')
    await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is deleted on logout', { tag: '@complete' }, async ({ page, newMember, signInAs }) => {
    const account = await newMember({ userType: 'admin' })
    await signInAs(account)
    await openForm(page)
    await page.getByLabel('Title').fill('Secret plan')
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Yes, Logout' }).click()
    await expect(page).toHaveURL('/login')
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
      ),
    ).toEqual([])
  })
})
