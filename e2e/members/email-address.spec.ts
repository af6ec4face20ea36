import { startMailServer } from '@tropa/harness/mail-server'
import { expectAccessible, expectAccessibleState } from '../fixtures/accessibility'
import { createMember, logIn, storeSession } from '../fixtures/accounts'
import { nextToken } from '../fixtures/mailed-link'
import { expect, test } from '../fixtures/test'

test('A member confirms a new e-mail address with the link in the mail', async ({
  browser,
  startProduct,
}) => {
  const mail = await startMailServer()
  const { origin } = await startProduct({ SMTP_URL: mail.url })
  const account = await createMember(origin)
  const context = await browser.newContext({ baseURL: origin })
  await storeSession(context, origin, await logIn(origin, account))
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url(), JSON.stringify(request.headers())))

  await page.goto('/user/profile')
  const input = page.getByLabel('E-mail address')
  await input.fill('someone@nowhere')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter an e-mail address.')).toBeVisible()
  const mailed = nextToken(mail, '/confirm')
  await input.fill('someone@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Check your mail: the link works for 24 hours.')).toBeVisible()
  await expectAccessibleState(page, 'an address that waits for its confirmation')

  const token = await mailed
  await page.goto(`/confirm#${token}`)
  const button = page.getByRole('button', { name: 'Confirm my address' })
  await expectAccessible(page)
  // Only whoever reads the mail presses the button; a program that opens the link does not.
  expect(requested.filter((text) => text.includes('/api/user/contact/confirm'))).toEqual([])
  await button.click()
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible()
  await expectAccessible(page)
  expect(requested.filter((text) => !text.includes('#') && text.includes(token))).toEqual([])
  await page.goto('/user/profile')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(input).toHaveValue('someone@example.com')

  await page.goto(`/confirm#${token}`)
  await button.click()
  await expect(page.getByRole('alert')).toContainText('This link cannot be used any more.')
  await context.close()
  await mail.stop()
})

test(
  'A member learns that a server without mail takes no address',
  { tag: '@complete' },
  async ({ page, quiet, signInAs, newMember }) => {
    quiet.expectMessage(/400 \(Bad Request\)/)
    await signInAs(await newMember())
    await page.goto('/user/profile')
    await page.getByLabel('E-mail address').fill('a@b.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('This server sends no mail. Set SMTP_URL to send reminders.'),
    ).toBeVisible()
  },
)
