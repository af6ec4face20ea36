import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/test'
import { answer, card, hold, unique } from './support'

const path = '/admin/inquiry'

test('shows what a visitor sent', async ({ page, api, signInAs }) => {
  const name = unique('Visitor')
  await api('POST /api/contact', {
    body: {
      name,
      category: 'Feedback',
      email: 'visitor@example.com',
      desc: 'First line.\n<script>second</script>',
    },
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

test('explains itself in a tooltip, by mouse and by keyboard', async ({ page, signInAs }) => {
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

test('is empty in the words of the specification', async ({ page, signInAs }) => {
  await signInAs('admin')
  await answer(page, 'GET /api/contact', { body: [] })
  await page.goto(path)
  await expect(page.getByText('No inquiries found')).toBeVisible()
  await expectAccessible(page)
})

test('a failed load goes to the console and is never an empty list', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.expectMessage(/status of 500/)
  quiet.expectMessage(/console\.error: Failed to load inquiries/)
  await signInAs('admin')
  const letGo = await hold(page, 'GET /api/contact')
  const stop = await answer(page, 'GET /api/contact', {
    status: 500,
    body: { message: 'Something went wrong' },
  })
  await page.goto(path)
  await expect(page.getByRole('alert')).toContainText('The inquiries could not be loaded')
  await expect(page.getByText('No inquiries found')).toHaveCount(0)
  await expectAccessible(page)
  await stop()
  letGo()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
