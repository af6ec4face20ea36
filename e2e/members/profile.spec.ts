import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn } from '../fixtures/accounts'
import { expect, test } from '../fixtures/test'
import { respond, recordRequests, toast } from './support'

const fill = async (page: Page, current: string, next: string, again: string) => {
  await page.getByLabel('Current Password').fill(current)
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm New Password').fill(again)
}

const change = (page: Page) => page.getByRole('button', { name: 'Change Password' }).click()

for (const { userType, path, home } of [
  { userType: 'admin', path: '/admin/profile', home: '/admin' },
  { userType: 'user', path: '/user/profile', home: '/dashboard' },
] as const) {
  test(`The ${userType} can change the password, which the activity log records`, async ({
    page,
    origin,
    clientFor,
    signInAs,
    newMember,
  }) => {
    const account = await newMember({ userType })
    await signInAs(account)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
    await expectAccessible(page)
    await fill(page, account.password, 'another password', 'another password')
    await change(page)
    const message = toast(page, 'Password changed successfully!')
    await expect(message).toBeVisible()
    const shownAt = Date.now()
    await expect(page).toHaveURL(home)
    await logIn(origin, { username: account.username, password: 'another password' })
    const { token } = await logIn(origin, firstAccounts.admin)
    const { logs } = await clientFor(token).activityLog.list({ search: account.username })
    expect(logs).toMatchObject([{ action: 'CHANGE_PASSWORD' }])
    await expect(message).toHaveCount(0)
    expect(Date.now() - shownAt).toBeGreaterThan(3500)
    expect(Date.now() - shownAt).toBeLessThan(7500)
  })
}

test('A user sees which password is missing or too short', async ({ page, signInAs }) => {
  await signInAs('user')
  const loaded = page.waitForResponse('**/api/user/contact')
  await page.goto('/user/profile')
  await loaded
  const requests = recordRequests(page)
  await change(page)
  await expect(page.getByText('Please enter your current password.')).toBeVisible()
  await expect(page.getByText('Please enter a new password (minimum 6 characters).')).toBeVisible()
  await expect(page.getByText('Please confirm your new password.')).toBeVisible()
  await expect(page.getByLabel('Current Password')).toBeFocused()
  await expectAccessible(page)
  await fill(page, 'x', '12345', '12345')
  await expect(page.getByText('Please enter your current password.')).toHaveCount(0)
  await expect(page.getByText('Please enter a new password (minimum 6 characters).')).toBeVisible()
  await expect(page.getByText('Please confirm your new password.')).toBeVisible()
  expect(requests).toEqual([])
})

test('A user sees that the new passwords differ, and nothing is sent', async ({
  page,
  signInAs,
}) => {
  await signInAs('user')
  const loaded = page.waitForResponse('**/api/user/contact')
  await page.goto('/user/profile')
  await loaded
  const requests = recordRequests(page)
  await fill(page, 'current', 'password one', 'password two')
  await change(page)
  await expect(toast(page, 'New passwords do not match')).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('password one')
  expect(requests).toEqual([])
  await expectAccessible(page)
})

for (const { source, reply, message, said } of [
  {
    source: 'the message of the server',
    reply: undefined,
    message: /400/,
    said: 'The current password is wrong.',
  },
  {
    source: 'its own message',
    reply: null,
    message: /ERR_FAILED/,
    said: 'Failed to change password',
  },
]) {
  test(`A user sees ${source} after a failure and has to type all passwords again`, async ({
    page,
    signInAs,
    newMember,
    quiet,
  }) => {
    quiet.expectMessage(message)
    await signInAs(await newMember())
    await page.goto('/user/profile')
    if (reply === null) await respond(page, 'POST /api/user/change-password', reply)
    await fill(page, 'not the password', 'password one', 'password one')
    await change(page)
    await expect(toast(page, said)).toBeVisible()
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    }
    await expect(page.getByLabel('Current Password')).toBeFocused()
    await expect(page).toHaveURL('/user/profile')
    await expectAccessible(page)
  })
}

test('A member sees the portrait that the team page shows of them', async ({
  page,
  client,
  newMember,
  signInAs,
}) => {
  const account = await newMember()
  const [first] = await client.team.list()
  await signInAs(account)
  await page.goto('/user/profile')
  const portrait = page.getByRole('main').locator('[data-slot="avatar"] img')
  await expect(page.getByText(`@${account.username}`).last()).toBeVisible()
  await expect(portrait).toHaveCount(0)
  await respond(page, 'GET /api/team', {
    body: [{ ...first, alt: account.username.toUpperCase() }],
  })
  await page.reload()
  await expect(portrait).toBeVisible()
})
