import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { card, toast, unique } from './support'

test('An admin adds a meeting and deletes it', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin')
  await page.getByRole('link', { name: /Meetings/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meetings')
  await page.getByRole('button', { name: 'Add a meeting' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a meeting' })
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog.getByText('Please enter a title.')).toBeVisible()
  const title = unique('Stand-up')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('checkbox', { name: 'Dev Team' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(toast(page, 'Meeting added successfully!')).toBeVisible()
  await expect(card(page, title)).toContainText('Roll call open')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Yes, Delete' }).click()
  await expect(toast(page, 'Meeting deleted successfully!')).toBeVisible()
  await expect(card(page, title)).toHaveCount(0)
  // The focus goes to the next meeting, or to the list's place if that was the only one.
  await expect(page.locator('main, main li').and(page.locator(':focus'))).toBeVisible()
})
