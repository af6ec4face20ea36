import { inquiryMessages } from '@tropa/contract/inquiry/inquiry'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { card, toast, unique } from './support'

const path = '/admin/inquiry'

test('An admin sees an inquiry as the visitor sent it, and handles it', async ({
  page,
  client,
  signInAs,
}) => {
  const name = unique('Visitor')
  await client.inquiry.create({
    name,
    category: 'Feedback',
    email: 'visitor@example.com',
    desc: 'First line.\n<script>second</script>',
  })
  await signInAs('admin')
  await page.goto(path)
  const inquiry = card(page, name)
  await expect(inquiry).toContainText('Feedback')
  await expect(inquiry.getByRole('link', { name: 'visitor@example.com' })).toBeVisible()
  await expect(inquiry).toContainText('<script>second</script>')
  await expect(inquiry.locator('time')).toHaveText(
    /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/,
  )
  await expectAccessible(page)

  await inquiry.getByRole('button', { name: 'More for' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit an inquiry' })
  await dialog.getByLabel('Status').selectOption('Answered')
  await dialog.getByLabel('Notes').fill('Called back.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('Inquiries to show').selectOption('Answered')
  await expect(inquiry).toContainText('Called back.')
  await inquiry.getByRole('button', { name: 'More for' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes, Delete' }).click()
  await expect(toast(page, inquiryMessages.deleted)).toBeVisible()
  await expect(inquiry).toHaveCount(0)
  await page.goto(`/admin/audit?search=${encodeURIComponent(name)}`)
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: name }),
  ).toContainText(['deleted', 'status, notes'])
})
