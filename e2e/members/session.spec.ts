import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { answer, hold, listen, storedKeys, unique } from './support'

const ended = 'Your session has ended.'

/** Notes every text the page ever shows, from its first moment on. */
const noteTexts = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => seen.push(document.documentElement.textContent)
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })

const shownTexts = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'seen') as string[]).join('\n'))

const tamperings: [key: string, value: string | null][] = [
  ['token', null],
  ['token', 'not.a.token'],
  ['username', null],
  ['username', 'somebody else'],
  ['userType', null],
  ['userType', 'user'],
  ['userType', 'root'],
  ['role', null],
  ['role', 'Heads'],
  ['role', '{}'],
  ['role', '[1]'],
]

for (const [key, value] of tamperings) {
  test(`${key} ${value === null ? 'missing' : `made ${value}`} ends at /login, cleared, nothing shown`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin')
    await page.goto('/rules')
    await page.evaluate(
      ([name, text]) =>
        text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text),
      [key, value] as const,
    )
    await noteTexts(page)
    const calls = listen(page)
    await page.goto('/admin/todo')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Log me in' })).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
    expect(await shownTexts(page)).not.toMatch(/Logout|Post a to-do|Archived/)
    expect(calls.filter((call) => !call.startsWith('GET /api/site'))).toEqual([])
  })
}

test('what a regular user tampers with ends at /login just the same', async ({
  page,
  signInAs,
}) => {
  for (const [key, value] of [
    ['token', 'not.a.token'],
    ['username', 'somebody else'],
    ['userType', 'admin'],
    ['role', '[1]'],
  ] as const) {
    await signInAs('user')
    await page.goto('/rules')
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)
    const calls = listen(page)
    await page.goto('/todo')
    await expect(page, key).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Log me in' })).toBeVisible()
    expect(await storedKeys(page), key).toEqual([])
    expect(
      calls.filter((call) => !call.startsWith('GET /api/site')),
      key,
    ).toEqual([])
  }
})

test('no session leads to /login, without a word about one that ended', async ({ page }) => {
  for (const path of ['/admin', '/admin/records', '/dashboard', '/todo', '/ui']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(ended)).toHaveCount(0)
  }
})

test('a session of the other kind is cleared', async ({ page, signInAs }) => {
  await signInAs('user')
  await page.goto('/admin/inquiry')
  await expect(page).toHaveURL('/login')
  expect(await storedKeys(page)).toEqual([])
  await signInAs('admin')
  await page.goto('/todo')
  await expect(page).toHaveURL('/login')
  expect(await storedKeys(page)).toEqual([])
})

test('an expired session ends, also while a screen is open', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.clock.install()
  await page.goto('/admin/records')
  await expect(page.getByRole('table')).toBeVisible()
  await page.clock.fastForward(7 * 24 * 60 * 60 * 1000)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(ended)).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
})

for (const { who, path, destination } of [
  { who: 'admin', path: '/admin/records', destination: '/login' },
  { who: 'admin', path: '/ui', destination: '/ui' },
  { who: 'user', path: '/todo', destination: '/' },
  { who: 'user', path: '/dashboard', destination: '/' },
] as const) {
  test(`a 401 on ${path} leads to ${destination}`, async ({
    page,
    api,
    signInAs,
    newMember,
    quiet,
  }) => {
    const account = await newMember({ userType: who })
    const { token } = await signInAs(account)
    await api('POST /api/user/logout', { token })
    if (path !== '/ui') quiet.expectMessage(/401/)
    await page.goto(path)
    await expect(page).toHaveURL(destination)
    if (path !== '/ui') expect(await storedKeys(page)).toEqual([])
  })
}

test('an ended session says so and leads back to the page it left', async ({
  page,
  api,
  signInAs,
  newMember,
  quiet,
}) => {
  quiet.expectMessage(/401/)
  const account = await newMember({ userType: 'admin' })
  const { token } = await signInAs(account)
  await api('POST /api/activitylog', { token, body: { action: 'LOGIN', description: 'In' } })
  const left = '/admin/activity-logs?search=LOG'
  await page.goto(left)
  await expect(page.getByRole('table')).toBeVisible()
  await api('POST /api/user/logout', { token })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: ended })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log me in' }).click()
  await expect(page).toHaveURL(left)
  await expect(page.getByRole('table')).toBeVisible()
})

for (const { left, back } of [
  { left: '/admin/activity-logs?search=LOGIN', back: '/admin/activity-logs?search=LOGIN' },
  { left: '/todo', back: '/admin' },
  { left: '//example.com/admin', back: '/admin' },
  { left: '/cms', back: '/admin' },
]) {
  test(`having left ${left}, an admin comes back to ${back}`, async ({ page, newMember }) => {
    const account = await newMember({ userType: 'admin' })
    await page.goto('/login')
    await page.evaluate((path) => sessionStorage.setItem('left-page', path), left)
    await page.reload()
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Log me in' }).click()
    await expect(page).toHaveURL(back)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('left-page'))).toBeNull()
  })
}

test('a session that ends in one tab ends in all, and begins again in all', async ({
  page,
  context,
  newMember,
  signInAs,
}) => {
  const account = await newMember({ userType: 'admin' })
  await signInAs(account)
  await page.goto('/admin/todo')
  const other = await context.newPage()
  await other.goto('/admin/records')
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.getByRole('button', { name: 'Yes, Logout' }).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(ended)).toHaveCount(0)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(ended)).toBeVisible()

  await other.getByLabel('Username').fill(account.username)
  await other.getByLabel('Password', { exact: true }).fill(account.password)
  await other.getByRole('button', { name: 'Log me in' }).click()
  await expect(other).toHaveURL('/admin')
  await expect(page).toHaveURL('/admin/todo')
})

test('what is tampered with in another tab ends the session here', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/records')
  await expect(page.getByRole('table')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/rules')
  await other.evaluate(() => localStorage.setItem('role', 'no list'))
  await expect(page).toHaveURL('/login')
  expect(await storedKeys(page)).toEqual([])
})

test('logging out asks first, records it, tells the server and clears the session', async ({
  page,
  api,
  signInAs,
  newMember,
}) => {
  const account = await newMember({ username: unique('leaver').replace(' ', '-') })
  const { token } = await signInAs(account)
  await page.goto('/dashboard')
  const calls = listen(page)
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
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/activitylog',
    'POST /api/user/logout',
  ])
  expect(await storedKeys(page)).toEqual([])
  expect((await api('GET /api/todo', { token })).status).toBe(401)

  const admin = await signInAs('admin')
  const { body } = await api(`GET /api/activitylog?search=${account.username}`, {
    token: admin.token,
  })
  expect(body.logs).toMatchObject([{ username: account.username, action: 'LOGOUT' }])
})

test('logging out works when the server does not', async ({ page, signInAs, quiet }) => {
  quiet.expectMessage(/ERR_FAILED/)
  await signInAs('user')
  await page.goto('/dashboard')
  await answer(page, 'POST /api/activitylog', null)
  await answer(page, 'POST /api/user/logout', null)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes, Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedKeys(page)).toEqual([])
})

test('a slow trail does not keep the session from ending on the server', async ({
  page,
  api,
  newMember,
  signInAs,
}) => {
  const { token } = await signInAs(await newMember())
  await page.goto('/dashboard')
  const goOn = await hold(page, 'POST /api/activitylog')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes, Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect((await api('GET /api/todo', { token })).status).toBe(401)
  goOn()
})
