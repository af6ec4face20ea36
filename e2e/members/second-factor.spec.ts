import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible, expectAccessibleState } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { openLogin } from '../public/support'
import { respond, toast } from './support'

/** Each code counts once: the one that an authenticator shows a few steps of time from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

const logInWith = async (
  page: Page,
  { username, password }: Record<'username' | 'password', string>,
) => {
  await openLogin(page)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log me in' }).click()
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

/** Sets the second factor up on the profile; returns what an app and a member keep of it. */
const setUp = async (page: Page, password: string) => {
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1))
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
  await enterCode(page, codeOf(secret))

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

test(
  'A member who must have a second factor is led to its set-up, and may log out',
  { tag: '@complete' },
  async ({ page, quiet, signInAs, newMember }) => {
    quiet.expectMessage(/403/)
    await signInAs(await newMember())
    const message = 'Set up your second factor first.'
    await respond(page, 'GET /api/todo', { status: 403, body: { message } })
    await respond(page, 'GET /api/user/second-factor', { body: { isOn: false, required: true } })
    await page.goto('/todo')
    await expect(page).toHaveURL('/user/profile')
    await expect(page.getByText(/You need a second factor here/)).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
    await logOut(page)
  },
)
