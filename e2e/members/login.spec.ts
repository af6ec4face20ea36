import { expectAccessible } from '../fixtures/accessibility'
import { holdScripts, tabTo } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { openLogin } from '../public/support'
import { expectLoaded, storedKeys, toast } from './support'

const username = 'Username'
const password = 'Password'

for (const [who, userType, home] of [
  ['An admin', 'admin', '/admin'],
  ['A user', 'user', '/dashboard'],
] as const) {
  test(`${who} signs in to ${home} by keyboard, and the activity log records it`, async ({
    page,
    newMember,
    clientFor,
    sessionOf,
  }) => {
    const account = await newMember({ userType })
    await openLogin(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome members!')
    await tabTo(page, page.getByLabel(username))
    await page.keyboard.type(account.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome,')
    expect(await storedKeys(page)).toEqual(['token', 'username', 'userType', 'role'])
    // The home screen sends no request without its token.
    await expectLoaded(page)

    const { token } = await sessionOf('admin')
    const search = { search: account.username }
    await expect
      .poll(async () => (await clientFor(token).activityLog.list(search)).logs)
      .toMatchObject([{ username: account.username, action: 'LOGIN' }])
  })
}

test('A sign-in before the scripts run leaves nothing in the address and is sent when they run', async ({
  page,
  newMember,
  origin,
}) => {
  const account = await newMember()
  const release = await holdScripts(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(`${request.method()} ${request.url()}`)
  })
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await page.getByLabel(username).fill(account.username)
  const field = page.getByLabel(password, { exact: true })
  await field.fill(account.password)
  await expect(page.getByRole('button', { name: 'Show password' })).toBeDisabled()
  await field.press('Enter')
  await page.getByRole('button', { name: 'Logging in...' }).click()
  await expect(field).toHaveValue(account.password)
  release()
  await expect(page).toHaveURL('/dashboard')
  expect(documents).toEqual([`GET ${origin}/login`])
})

test('A visitor sees why the login was refused and types only the password again, also after a reload', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/401/)
  await openLogin(page)
  await page.getByLabel(username).fill('nobody')
  await page.getByLabel(password, { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Log me in' }).click()
  const message = toast(page, 'Wrong username or password.')
  await expect(message).toBeVisible()
  await expect(message).toHaveAttribute('data-type', 'error')
  await expect(page.getByText('Wrong username or password.')).toHaveCount(1)
  await expect(page.getByText(/^Forgot your password\? An admin/)).toBeVisible()
  await expectAccessible(page)
  await expect(message).toHaveCount(0)
  await page.getByLabel(password, { exact: true }).fill('never kept')
  await page.reload()
  await expect(page.getByLabel(username)).toHaveValue('nobody')
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain('never')
})
