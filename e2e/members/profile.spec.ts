import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible, expectAccessibleState } from '../fixtures/accessibility'
import { logIn, type Account } from '../fixtures/accounts'
import { expect, test } from '../fixtures/test'
import { openLogin, submitLogin } from '../public/support'
import { toast } from './support'

test('A user can change the password, which the activity log records', async ({
  page,
  origin,
  sessionOf,
  clientFor,
  signInAs,
  newMember,
}) => {
  const account = await newMember()
  await signInAs(account)
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current Password').fill(account.password)
  await page.getByLabel('New Password', { exact: true }).fill('another password')
  await page.getByLabel('Confirm New Password').fill('another password')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(toast(page, 'Password changed successfully!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await logIn(origin, { username: account.username, password: 'another password' })
  const { token } = await sessionOf('admin')
  const { logs } = await clientFor(token).activityLog.list({ search: account.username })
  expect(logs).toMatchObject([{ action: 'CHANGE_PASSWORD' }])
})

/**
 * The code that an authenticator shows. Each code counts once, and the server also accepts the codes before and
 * after the current one, so the second login uses the next one. The previous one would be too old if a time step
 * ended on the way.
 */
const codeOf = (secret: string, which: 'now' | 'next') =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + (which === 'next' ? 30_000 : 0) })

const logInWith = async (page: Page, account: Account) => {
  await openLogin(page)
  await submitLogin(page, account)
}

const enterCode = async (page: Page, code: string) => {
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Log me in' }).click()
  await expect(page).toHaveURL('/dashboard')
}

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes, Logout' }).click()
  await expect(page).toHaveURL('/login')
}

/** Sets the second factor up on the profile; returns the secret for an app and the recovery codes. */
const setUp = async (page: Page, password: string) => {
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 'now'))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const list = dialog.getByRole('list', { name: 'Recovery codes' })
  await expect(list).toBeVisible()
  await expectAccessible(page)
  const codes = await list.getByRole('code').allInnerTexts()
  await dialog.getByRole('button', { name: 'I have saved these codes' }).click()
  return { secret, codes }
}

test('A user sets up a second factor, logs in with it and with a recovery code, and turns it off', async ({
  page,
  quiet,
  signInAs,
  newMember,
}) => {
  quiet.expectMessage(/401/)
  const account = await newMember({ userType: 'user' })
  await signInAs(account)
  await page.goto('/user/profile')
  const { secret, codes } = await setUp(page, account.password)
  expect(codes).toHaveLength(10)
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
  await expectAccessible(page)

  await logOut(page)
  await logInWith(page, account)
  await expect(page.getByText('Please enter the code of your authenticator app')).toBeVisible()
  await expectAccessibleState(page, 'the code at the login')
  await enterCode(page, codeOf(secret, 'next'))

  await logOut(page)
  await logInWith(page, account)
  await enterCode(page, codes[0] ?? '')

  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(account.password)
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(toast(page, 'Your second factor is off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()

  await logOut(page)
  await logInWith(page, account)
  await expect(page).toHaveURL('/dashboard')
})
