import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { holdScripts } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { recordRequests } from '../members/support'
import { hydrated } from './support'

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

test('An inquiry is sent once, is confirmed above the cleared form and by a toast of 5 seconds, and another can follow', async ({
  page,
}) => {
  await page.clock.install()
  await fillIn(page)
  const requests = recordRequests(page)
  await page.getByRole('form').evaluate((form: HTMLFormElement) => {
    for (let attempt = 0; attempt < 3; attempt += 1) form.requestSubmit()
  })
  const thanks = page.getByRole('heading', { name: 'Thank you, Ana' })
  await expect(thanks).toBeFocused()
  await expect(
    page.getByText('We have your inquiry and will answer to ana@example.com.'),
  ).toBeVisible()
  expect(requests).toEqual(['POST /api/contact'])
  await expectAccessible(page)
  const toast = page.getByText('Inquiry sent successfully!')
  await expect(toast).toBeVisible()
  await page.clock.fastForward(5500)
  await expect(toast).toBeHidden()
  await expect(page.getByText('0 / 1000')).toBeVisible()
  await thanks.press('Tab')
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
  await page.reload({ waitUntil: 'domcontentloaded' })
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
  await page.clock.install()
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await fillIn(page)
  await submit(page)
  await page.clock.fastForward(15_000)
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible()
  release()
  await hydrated(page)
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue('')
})
