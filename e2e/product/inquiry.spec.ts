import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { firstAccounts } from '@tropa/harness/accounts'
import { expect, test } from '../fixtures/test'
import { hydrated, openLogin, submitLogin } from '../public/support'

const newInquiry = () => ({
  name: 'Corazón Dela Peña',
  category: 'Collaboration',
  email: 'corazon@example.com',
  desc: `Could we visit you on Friday? <b>Thank you</b> 🌻 ${randomUUID()}`,
})

type Inquiry = ReturnType<typeof newInquiry>

const fillIn = async (page: Page, { name, category, email, desc }: Partial<Inquiry>) => {
  if (name) await page.getByLabel('Name').fill(name)
  if (category) await page.getByLabel('Category').selectOption(category)
  if (email) await page.getByLabel('Email').fill(email)
  if (desc) await page.getByLabel('Message').fill(desc)
}

const readAsAdmin = async (page: Page, inquiry: Inquiry) => {
  await openLogin(page)
  await submitLogin(page, firstAccounts.admin)
  await expect(page).toHaveURL('/admin')
  await page.getByRole('link', { name: /View inquiry/ }).click()
  await expect(page).toHaveURL('/admin/inquiry')
  const card = page.getByRole('listitem').filter({ hasText: inquiry.desc })
  await expect(card).toHaveCount(1)
  for (const text of Object.values(inquiry)) await expect(card).toContainText(text)
}

test('A visitor can send an inquiry, and an admin can read it', async ({ page }) => {
  const inquiry = newInquiry()
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, inquiry)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await readAsAdmin(page, inquiry)
})

test(
  'A visitor without JavaScript can send an inquiry, and an admin can read it',
  { tag: '@complete' },
  async ({ plainPage, page }) => {
    const inquiry = newInquiry()
    await plainPage.goto('/contact')
    await fillIn(plainPage, inquiry)
    const [response] = await Promise.all([
      plainPage.waitForResponse((each) => each.request().method() === 'POST'),
      plainPage.getByRole('button', { name: 'Submit' }).click(),
    ])
    expect(response.status()).toBe(303)
    await plainPage.reload()
    await expect(plainPage.getByText('Inquiry sent successfully!')).toBeVisible()
    await expect(plainPage.getByLabel('Message')).toHaveValue('')
    await readAsAdmin(page, inquiry)
  },
)

test('A form on another site cannot send an inquiry', { tag: '@complete' }, async ({ api }) => {
  const { status, headers, text } = await api('POST /contact', {
    body: new URLSearchParams(newInquiry()).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://elsewhere.example',
    },
  })
  expect(status).toBe(403)
  expect(headers.get('content-type')).toContain('text/html')
  expect(text).not.toContain('Inquiry sent successfully!')
})
