import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { submitLogin } from '../public/support'
import { hold, openTodoForm, recordRequests, storedKeys, unique } from './support'

const ended = 'Your session has ended.'

/** Records every text the page shows, from its first moment on. */
const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts: string[] = []
    window.shownTexts = texts
    const record = () => texts.push(document.documentElement.textContent)
    new MutationObserver(record).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })

const shownTexts = (page: Page) => page.evaluate(() => window.shownTexts?.join('\n'))

test('An admin whose stored role is another is signed out before anything is shown', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/rules')
  await page.evaluate(() => localStorage.setItem('userType', 'user'))
  await recordTexts(page)
  const requests = recordRequests(page)
  await page.goto('/admin/todo')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Log me in' })).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
  expect(await shownTexts(page)).not.toMatch(/Logout|Post a to-do|Archived/)
  const isPublic = (line: string) =>
    /^GET \/api\/(?:site|settings|user\/forgot-password)\b/.test(line)
  expect(requests.filter((line) => !isPublic(line))).toEqual([])
})

test('A user whose session has ended is led to the start page', async ({
  page,
  clientFor,
  signInAs,
  newMember,
  quiet,
}) => {
  quiet.expectMessage(/401/)
  const { token } = await signInAs(await newMember())
  await clientFor(token).member.logout()
  await page.goto('/todo')
  await expect(page).toHaveURL('/')
  expect(await storedKeys(page)).toEqual([])
  await page.getByRole('status').filter({ hasText: ended }).getByRole('link').click()
  await expect(page).toHaveURL('/login')
})

test('A member whose session ended sees a notice and returns to the same page', async ({
  page,
  clientFor,
  signInAs,
  newMember,
  quiet,
}) => {
  quiet.expectMessage(/401/)
  const account = await newMember({ userType: 'admin' })
  const { token } = await signInAs(account)
  const client = clientFor(token)
  await client.activityLog.create({ action: 'LOGIN', description: 'In' })
  const left = '/admin/activity-logs?search=LOG'
  await page.goto(left)
  await expect(page.getByRole('table')).toBeVisible()
  await client.member.logout()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: ended })).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)
  await submitLogin(page, account)
  await expect(page).toHaveURL(left)
  await expect(page.getByRole('table')).toBeVisible()
})

test('A member who signs out in one tab is signed out in all, and back in after the login', async ({
  page,
  context,
  newMember,
  signInAs,
}) => {
  const account = await newMember({ userType: 'admin' })
  await signInAs(account)
  await openTodoForm(page)
  await page.getByLabel('Title').fill('Typed before the logout')
  const other = await context.newPage()
  await other.goto('/admin/members')
  // Requests under way when the session ends are answered with 401.
  await expect(other.getByRole('button', { name: `Edit @${account.username}` })).toBeVisible()
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.getByRole('button', { name: 'Yes, Logout' }).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(ended)).toHaveCount(0)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(ended)).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain('Typed before')

  await submitLogin(other, account)
  await expect(other).toHaveURL('/admin')
  await expect(page).toHaveURL('/admin')
})

test('A member can log out after a question, which ends the session on the server', async ({
  page,
  api,
  clientFor,
  signInAs,
  newMember,
}) => {
  const account = await newMember({ username: unique('leaver').replace(' ', '-') })
  const { token } = await signInAs(account)
  await page.goto('/dashboard')
  const requests = recordRequests(page)
  const logout = page.getByRole('button', { name: 'Logout', exact: true })
  await logout.click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(logout).toBeFocused()

  await logout.click()
  await dialog.getByRole('button', { name: 'Yes, Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(requests.filter((line) => line.startsWith('POST'))).toEqual([
    'POST /api/activitylog',
    'POST /api/user/logout',
  ])
  expect(await storedKeys(page)).toEqual([])
  expect((await api('GET /api/todo', { token })).status).toBe(401)

  const admin = await signInAs('admin')
  const search = { search: account.username }
  await expect
    .poll(async () => (await clientFor(admin.token).activityLog.list(search)).logs)
    .toMatchObject([{ username: account.username, action: 'LOGOUT' }])
})

test('A slow activity log does not delay the end of the session on the server', async ({
  page,
  api,
  newMember,
  signInAs,
}) => {
  const { token } = await signInAs(await newMember())
  await page.goto('/dashboard')
  const release = await hold(page, 'POST /api/activitylog')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes, Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect((await api('GET /api/todo', { token })).status).toBe(401)
  release()
})
