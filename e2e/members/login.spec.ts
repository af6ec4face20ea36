import { expectAccessible } from '../fixtures/accessibility'
import { firstAccounts, logIn } from '../fixtures/accounts'
import { tabTo } from '../fixtures/keyboard'
import { holdScripts } from '../fixtures/gate'
import { expect, test } from '../fixtures/test'
import { answer, hold, listen, storedKeys, toast } from './support'

const username = 'Username'
const password = 'Password'

test('leads an admin to /admin and a regular user to /dashboard, and is recorded', async ({
  page,
  newMember,
  api,
}) => {
  for (const [userType, home] of [
    ['admin', '/admin'],
    ['user', '/dashboard'],
  ] as const) {
    const account = await newMember({ userType })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome members!')
    await page.getByLabel(username).fill(account.username)
    await page.getByLabel(password, { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Log me in' }).click()
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome,')
    expect(await storedKeys(page)).toEqual(['token', 'username', 'userType', 'role'])
    await page.evaluate(() => localStorage.clear())

    const { token } = await logIn(api, firstAccounts.admin)
    await expect
      .poll(async () => {
        const { body } = await api(`GET /api/activitylog?search=${account.username}`, { token })
        return body.logs
      })
      .toMatchObject([{ username: account.username, action: 'LOGIN' }])
  }
})

test('says Logging in... while it is busy', async ({ page, newMember }) => {
  const account = await newMember()
  await page.goto('/login')
  const letGo = await hold(page, 'POST /api/user/login')
  await page.getByLabel(username).fill(account.username)
  await page.getByLabel(password, { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log me in' }).click()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await expectAccessible(page)
  letGo()
  await expect(page).toHaveURL('/dashboard')
})

test('shows and hides the password', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel(password, { exact: true })
  await field.fill('secret')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('what is typed and sent before the scripts run is sent once they do', async ({
  page,
  newMember,
}) => {
  const account = await newMember()
  const arrive = await holdScripts(page)
  const calls = listen(page)
  await page.goto('/login')
  await page.getByLabel(username).fill(account.username)
  const field = page.getByLabel(password, { exact: true })
  await field.fill(account.password)
  await expect(page.getByRole('button', { name: 'Show password' })).toBeDisabled()
  await field.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(field).toHaveValue(account.password)
  arrive()
  await expect(page).toHaveURL('/dashboard')
  expect(calls.filter((call) => call.startsWith('POST /api/user/login'))).toHaveLength(1)
})

test("shows the server's message as a toast and clears the password", async ({ page, quiet }) => {
  quiet.expectMessage(/401/)
  await page.goto('/login')
  await page.getByLabel(username).fill('nobody')
  await page.getByLabel(password, { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Log me in' }).click()
  const message = toast(page, 'Wrong username or password.')
  await expect(message).toBeVisible()
  await expect(message).toHaveAttribute('data-type', 'error')
  await expect(page.getByLabel(username)).toHaveValue('nobody')
  await expect(page.getByLabel(password, { exact: true })).toHaveValue('')
  await expect(page.getByLabel(password, { exact: true })).toBeFocused()
  await expect(page).toHaveURL('/login')
  await expectAccessible(page)
})

test('says what is missing in the words of the server', async ({ page, quiet }) => {
  quiet.expectMessage(/400/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log me in' }).click()
  await expect(toast(page, 'Please enter your username.')).toBeVisible()
  await expect(page.getByLabel(username)).toBeFocused()
})

test('says Connection error. in its place when nothing answers', async ({ page, quiet }) => {
  quiet.expectMessage(/ERR_FAILED/)
  await page.goto('/login')
  await answer(page, 'POST /api/user/login', null)
  await page.getByLabel(username).fill('member')
  await page.getByLabel(password, { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Log me in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Connection error.')
  await expect(toast(page, /./)).toHaveCount(0)
  await expectAccessible(page)
})

test('keeps the username over a reload, and nothing of the password', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel(username).fill('half-typed')
  await page.getByLabel(password, { exact: true }).fill('never kept')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeEnabled()
  await page.reload()
  await expect(page.getByLabel(username)).toHaveValue('half-typed')
  await expect(page.getByLabel(password, { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('never')
})

for (const [who, home] of [
  ['admin', '/admin'],
  ['user', '/dashboard'],
] as const) {
  test(`leads ${who} on who has a session already`, async ({ page, signInAs }) => {
    await signInAs(who)
    await page.goto('/login')
    await expect(page).toHaveURL(home)
  })
}

test('clears what is stored where it is no session, and stays', async ({ page, signInAs }) => {
  await signInAs('user')
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('userType', 'admin'))
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log me in' })).toBeVisible()
  await expect.poll(() => storedKeys(page)).toEqual([])
  await expect(page).toHaveURL('/login')
})

test('works by keyboard alone, without a wasted call', async ({ page, newMember }) => {
  const account = await newMember()
  await page.goto('/login')
  const calls = listen(page)
  await tabTo(page, page.getByLabel(username))
  await page.keyboard.type(account.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  expect(calls.filter((call) => call.startsWith('POST /api/user/login'))).toHaveLength(1)
})

test('has no fault that axe knows of', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
})
