import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { deferred, holdScripts } from '../fixtures/held-requests'
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

test('A visitor sees what each field lacks until the field is filled in', async ({ page }) => {
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

test('A visitor cannot send an inquiry twice', async ({ page }) => {
  const sent: unknown[] = []
  const { promise, resolve } = deferred()
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON())
    await promise
    await route.fulfill({ status: 201, json: { message: 'Inquiry sent successfully!' } })
  })
  const desc = await fillIn(page)
  await page.getByRole('form').evaluate((form: HTMLFormElement) => {
    for (let attempt = 0; attempt < 3; attempt += 1) form.requestSubmit()
  })
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.getByLabel('Name').press('Enter')
  resolve()
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible()
  expect(sent).toEqual([{ name: 'Ana', category: 'Feedback', email: 'ana@example.com', desc }])
})

test('A visitor sees who gets the answer in the place of the form, and can send another inquiry', async ({
  page,
}) => {
  await fillIn(page)
  await submit(page)
  const thanks = page.getByRole('heading', { name: 'Thank you, Ana' })
  await expect(thanks).toBeFocused()
  await expect(
    page.getByText('We have your inquiry and will answer to ana@example.com.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send another inquiry' }).press('Enter')
  await expect(page.getByText('0 / 1000')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('A visitor finds what was typed after a reload and after another page', async ({ page }) => {
  const desc = await fillIn(page)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue(desc)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue(desc)
  await expect(page.getByLabel('Category')).toHaveValue('Feedback')
  await submit(page)
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('A visitor finds a draft counted, and never in the place of what was typed before the scripts ran', async ({
  page,
}) => {
  const desc = await fillIn(page)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Typed early')
  release()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue(desc)
  await expect(page.getByText(`${desc.length} / 1000`)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Typed early')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Typed early')
})

test('A visitor finds no draft of an inquiry that was sent without the scripts', async ({
  page,
}) => {
  await fillIn(page)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible()
  release()
  await hydrated(page)
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test(
  'A visitor finds what was typed after a response without the scripts, and not that response again',
  { tag: '@complete' },
  async ({ page, quiet }) => {
    quiet.expectMessage(/400 \(Bad Request\)/)
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await page.getByLabel('Name').fill('Ana')
    await submit(page)
    await expect(page.getByText(messages[1] ?? '')).toBeVisible()
    release()
    await hydrated(page)
    await page.getByLabel('Message').fill('Typed after it')
    await page.getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue('Typed after it')
    await expect(page.getByText(messages[1] ?? '')).toBeHidden()
  },
)

test(
  'A visitor sees a toast for 5 seconds and an empty form after sending an inquiry',
  { tag: '@complete' },
  async ({ page }) => {
    await page.clock.install()
    await fillIn(page)
    await submit(page)
    const toast = page.getByText('Inquiry sent successfully!')
    await expect(toast).toBeVisible()
    const { y = 0, x = 0, width = 0 } = (await toast.boundingBox()) ?? {}
    expect(y).toBeLessThan(120)
    expect(Math.abs(x + width / 2 - 640)).toBeLessThan(120)
    await page.getByRole('button', { name: 'Send another inquiry' }).click()
    for (const label of ['Name', 'Category', 'Email', 'Message']) {
      await expect(page.getByLabel(label)).toHaveValue('')
    }
    await page.mouse.move(5, 700)
    await page.clock.fastForward(5500)
    await expect(toast).toBeHidden({ timeout: 2000 })
  },
)

test(
  'A visitor sees one answer at a time, and none on a later visit of the page',
  { tag: '@complete' },
  async ({ page, quiet }) => {
    quiet.expectMessage(/Failed to load resource/)
    await page.route('**/api/contact', (route) => route.abort())
    await fillIn(page)
    await submit(page)
    await expect(page.getByText('Failed to submit the inquiry')).toBeVisible()
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await expect(page).toHaveURL('/team')
    await page.goBack()
    await expect(page.getByLabel('Name')).toHaveValue('Ana')
    await expect(page.getByText('Failed to submit the inquiry')).toHaveCount(0)
    await submit(page)
    await expect(page.getByText('Failed to submit the inquiry')).toBeVisible()
    await page.unroute('**/api/contact')
    await submit(page)
    await expect(page.getByText('Inquiry sent successfully!')).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  },
)

test(
  'A visitor keeps all values when the browser is offline',
  { tag: '@complete' },
  async ({ page, context, quiet }) => {
    quiet.expectMessage(/ERR_INTERNET_DISCONNECTED/)
    await fillIn(page)
    await context.setOffline(true)
    await submit(page)
    await expect(page.getByText('Failed to submit the inquiry')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  },
)
