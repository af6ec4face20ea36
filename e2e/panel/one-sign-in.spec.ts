import type { Page } from '@playwright/test'
import { createMember, type Account } from '../fixtures/accounts'
import { hydrated, openLogin } from '../public/support'
import { expect, test } from './panel-test'

test.use({ baseURL: ({ warm }, use) => use(warm) })

const panelCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'payload-token')

const signIn = async (page: Page, { username, password }: Account) => {
  await openLogin(page)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log me in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome,')
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes, Logout' }).click()
  await expect(page).toHaveURL('/login')
}

const expectPanel = (page: Page) =>
  expect(page.getByRole('heading', { name: /Drafts to be published/ })).toBeVisible()

const expectPanelClosed = async (page: Page) => {
  await page.goto('/cms')
  await expect(page).toHaveURL(/\/cms\/login/)
}

test('An editor opens the panel from the member home without another sign-in, and signs out of both', async ({
  page,
  origin,
  api,
}) => {
  await signIn(page, await createMember(origin, { username: 'one-editor', isEditor: true }))
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect((await panelCookie(page))?.value).not.toBe(token)
  await page.getByRole('link', { name: /Edit the site/ }).click()
  await expectPanel(page)
  await page.goto('/dashboard')
  await signOut(page)
  expect(await panelCookie(page)).toBeUndefined()
  await expectPanelClosed(page)
  expect((await api('GET /api/todo', { token })).status).toBe(401)
})

test('An editor who signs out of the panel is signed out of the members’ area, in other tabs too', async ({
  page,
  origin,
  quiet,
}) => {
  quiet.expectMessage(/401/)
  await signIn(page, await createMember(origin, { username: 'one-leaver', isEditor: true }))
  const panel = await page.context().newPage()
  await panel.goto('/cms')
  await expectPanel(panel)
  await panel.goto('/cms/logout')
  await expect(panel).toHaveURL(/\/cms\/login/)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).not.toHaveURL('/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('A logout that did not reach the server is finished when the site is loaded again', async ({
  page,
  origin,
  api,
  quiet,
}) => {
  quiet.expectMessage(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, await createMember(origin, { username: 'one-offline', isEditor: true }))
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await signOut(page)
  await page.unroute('**/api/**')
  await page.reload()
  expect((await api('GET /api/todo', { token })).status).toBe(401)
  await expectPanelClosed(page)
})

test(
  'A logout that did not reach the server closes the panel, and the next login opens it',
  { tag: '@complete' },
  async ({ page, origin, quiet }) => {
    quiet.expectMessage(/ERR_INTERNET_DISCONNECTED/)
    const account = await createMember(origin, { username: 'one-returner', isEditor: true })
    await signIn(page, account)
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await signOut(page)
    await page.unroute('**/api/**')
    await expectPanelClosed(page)
    await signIn(page, account)
    await page.getByRole('link', { name: /Edit the site/ }).click()
    await expectPanel(page)
  },
)

test('A user who is no editor gets neither the card nor the panel’s cookie', async ({
  page,
  origin,
}) => {
  const account = await createMember(origin, { username: 'one-user' })
  const rights = page.waitForResponse('**/api/user/rights')
  await signIn(page, account)
  await rights
  await expect(page.getByRole('link', { name: /Calendar/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Edit the site/ })).toHaveCount(0)
  expect(await panelCookie(page)).toBeUndefined()
  await expectPanelClosed(page)
})

test(
  'A sign-in to the panel ends the session of another member in the members’ area',
  { tag: '@complete' },
  async ({ page, origin, quiet, editor }) => {
    quiet.expectMessage(/401/)
    await signIn(page, await createMember(origin, { username: 'one-other' }))
    const panel = await page.context().newPage()
    await panel.goto('/cms/login')
    await hydrated(panel)
    await panel.getByLabel('Username').fill(editor.username)
    await panel.getByLabel('Password').fill(editor.password)
    await panel.getByRole('button', { name: 'Login' }).click()
    await expectPanel(panel)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page).not.toHaveURL('/dashboard')
  },
)
