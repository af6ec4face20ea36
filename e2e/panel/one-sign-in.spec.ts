import type { Page } from '@playwright/test'
import { memberMessages } from '@tropa/contract/member/member'
import { createMember, type Account } from '../fixtures/accounts'
import { openLogin, submitLogin } from '../public/support'
import { expect, test } from './panel-test'

test.use({ baseURL: ({ warm }, use) => use(warm) })

const panelCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'payload-token')

const signIn = async (page: Page, account: Account) => {
  await openLogin(page)
  await submitLogin(page, account)
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
  await expect(page).toHaveURL('/login?return=/cms')
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

test('A user who is no editor gets no card, and is led home from the panel', async ({
  page,
  origin,
}) => {
  const account = await createMember(origin, { username: 'one-user' })
  const rights = page.waitForResponse('**/api/user/rights')
  await signIn(page, account)
  await rights
  await expect(page.getByRole('link', { name: /Calendar/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Edit the site/ })).toHaveCount(0)
  await page.goto('/cms/collections/team')
  await expect(page).toHaveURL('/dashboard?from=panel')
  await expect(page.getByText(memberMessages.panelClosed)).toBeVisible()
})

test('A token without the panel’s cookie leads to the login’s form within three navigations, and from there to the panel', async ({
  page,
  origin,
}) => {
  const account = await createMember(origin, { username: 'one-token', isEditor: true })
  await signIn(page, account)
  await page.context().clearCookies()
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/cms')
  await expect(page.getByText(memberMessages.panelNeedsSignIn)).toBeVisible()
  await expect(page).toHaveURL('/login?return=/cms')
  expect(addresses.length).toBeLessThanOrEqual(3)
  await submitLogin(page, account)
  await expectPanel(page)
})
