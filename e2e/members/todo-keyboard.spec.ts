import { tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/test'
import { card, recordRequests, storedKeys, teamDate, toast, unique } from './support'

test('An admin can post, acknowledge, delete and log out with the keyboard alone', async ({
  page,
  signInAs,
  newMember,
}) => {
  await signInAs(await newMember({ userType: 'admin' }))
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
  await tabTo(page, card(page, title).getByRole('button', { name: /^Delete/ }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Yes, Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Todo deleted successfully!')).toBeVisible()
  await expect(card(page, title)).toHaveCount(0)
  expect(
    requests.filter((line) => line.startsWith('PATCH') || line.startsWith('DELETE')),
  ).toHaveLength(2)

  await tabTo(page, page.getByRole('button', { name: 'Logout', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Yes, Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  expect(await storedKeys(page)).toEqual([])
})
