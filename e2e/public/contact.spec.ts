import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { gate } from '../fixtures/gate'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const messages = [
  'Please enter your name.',
  'Please enter a category',
  'We need your active email to be able to reply to you.',
  'Please leave a message',
]

const fillIn = async (page: Page) => {
  const desc = `Hello ${randomUUID()}`
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Category').selectOption('Feedback')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Message').fill(desc)
  return desc
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
})

test('every field tells what it misses; a message clears on input', async ({ page }) => {
  await submit(page)
  for (const message of messages) await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription(/Please enter a category/)
  await expectAccessible(page)
  await page.getByLabel('Email').fill('a')
  await expect(page.getByText(messages[2] ?? '')).toBeHidden()
  await expect(page.getByText(messages[0] ?? '')).toBeVisible()
  await page.getByLabel('Category').selectOption('Other')
  await expect(page.getByText(messages[1] ?? '')).toBeHidden()
  await submit(page)
  await expect(page.getByText(messages[2] ?? '')).toBeVisible()
})

test('while it is sent the button waits, and a second press sends nothing', async ({ page }) => {
  let sent = 0
  const { opened, open } = gate()
  await page.route('**/api/contact', async (route) => {
    sent += 1
    await opened
    await route.fulfill({ status: 201, json: { message: 'Inquiry sent successfully!' } })
  })
  await fillIn(page)
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByText('Submitting...')).toBeVisible()
  await expect(page.getByRole('button', { name: /Submit/ })).toBeDisabled()
  await page.getByLabel('Name').press('Enter')
  open()
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible()
  expect(sent).toBe(1)
})

test('sent: a toast at the top for 5 seconds, and an empty form', async ({ page }) => {
  await fillIn(page)
  await submit(page)
  const toast = page.getByText('Inquiry sent successfully!')
  await expect(toast).toBeVisible()
  const shown = Date.now()
  const { y = 0, x = 0, width = 0 } = (await toast.boundingBox()) ?? {}
  expect(y).toBeLessThan(120)
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(120)
  for (const label of ['Name', 'Category', 'Email', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  await page.mouse.move(5, 700)
  await expect(toast).toBeHidden()
  expect(Date.now() - shown).toBeGreaterThan(3500)
  expect(Date.now() - shown).toBeLessThan(7500)
})

for (const [what, status] of [
  ['the server fails', 500],
  ['it was too often', 429],
] as const) {
  test(`not sent because ${what}: a toast, and all values kept`, async ({ page, quiet }) => {
    quiet.expectMessage(new RegExp(`status of ${status}`))
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status, json: { message: 'No' } }),
    )
    const desc = await fillIn(page)
    await submit(page)
    await expect(page.getByText('Failed to submit the inquiry')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Ana')
    await expect(page.getByLabel('Category')).toHaveValue('Feedback')
    await expect(page.getByLabel('Message')).toHaveValue(desc)
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
  })
}

test('not sent because nothing answers: the same', async ({ page, quiet }) => {
  quiet.expectMessage(/Failed to load resource/)
  await page.route('**/api/contact', (route) => route.abort())
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Failed to submit the inquiry')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
})

test('without any connection: the same', async ({ page, context, quiet }) => {
  quiet.expectMessage(/ERR_INTERNET_DISCONNECTED/)
  await fillIn(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await submit(page)
  await expect(page.getByText('Failed to submit the inquiry')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
})

test('the server’s word on a field stands at the field', async ({ page, quiet }) => {
  quiet.expectMessage(/status of 400/)
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 400,
      json: { message: 'Please check the fields.', errors: { email: messages[2] } },
    }),
  )
  await fillIn(page)
  await submit(page)
  await expect(page.getByText(messages[2] ?? '')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('the box grows with its text, up to 1000 characters', async ({ page }) => {
  const box = page.getByLabel('Message')
  const heightOf = async () => (await box.boundingBox())?.height ?? 0
  const before = await heightOf()
  await box.fill('line\n'.repeat(12))
  expect(await heightOf()).toBeGreaterThan(before)
  await box.fill('a'.repeat(999))
  await box.press('End')
  await box.pressSequentially('bc')
  expect((await box.inputValue()).length).toBe(1000)
})

test('nobody sees or reaches the trap for robots', async ({ page }) => {
  const trap = page.locator('input[name="website"]')
  await expect(trap).toHaveAttribute('aria-hidden', 'true')
  await expect(trap).toHaveAttribute('tabindex', '-1')
})
