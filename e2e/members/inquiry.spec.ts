import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/test'
import { respond, card, hold, unique } from './support'

const path = '/admin/inquiry'

test('An admin sees an inquiry as the visitor sent it', async ({ page, client, signInAs }) => {
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
  await expect(inquiry.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await expectAccessible(page)
})

test('An admin can open the explanation of inquiries by mouse and by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto(path)
  const control = page.getByRole('button', { name: 'About inquiries' })
  await control.hover()
  const tooltip = page.getByRole('tooltip', { name: 'Manage and review team applications' })
  await expect(tooltip).toBeVisible()
  await expectAccessible(page, '[data-slot=tooltip]')
  await expectAccessible(page, 'main')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(0, 0)
  await tabTo(page, control)
  await expect(tooltip).toBeVisible()
})

test('An admin sees a message when there are no inquiries', async ({ page, signInAs }) => {
  await signInAs('admin')
  await respond(page, 'GET /api/contact', { body: [] })
  await page.goto(path)
  await expect(page.getByText('No inquiries found')).toBeVisible()
  await expectAccessible(page)
})

test('An admin sees an error instead of an empty list when inquiries fail to load', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.expectMessage(/status of 500/)
  quiet.expectMessage(/console\.error: Failed to load inquiries/)
  await signInAs('admin')
  const release = await hold(page, 'GET /api/contact')
  const stop = await respond(page, 'GET /api/contact', {
    status: 500,
    body: { message: 'Something went wrong' },
  })
  await page.goto(path)
  await expect(page.getByRole('alert')).toContainText('The inquiries could not be loaded')
  await expect(page.getByText('No inquiries found')).toHaveCount(0)
  await expectAccessible(page)
  await stop()
  release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
