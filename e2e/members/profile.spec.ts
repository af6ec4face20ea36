import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { logIn } from '../fixtures/accounts'
import { expect, test } from '../fixtures/test'
import { toast } from './support'

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
    sessionOf,
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
    const { token } = await sessionOf('admin')
    const { logs } = await clientFor(token).activityLog.list({ search: account.username })
    expect(logs).toMatchObject([{ action: 'CHANGE_PASSWORD' }])
    await expect(message).toHaveCount(0)
    expect(Date.now() - shownAt).toBeGreaterThan(3500)
    expect(Date.now() - shownAt).toBeLessThan(7500)
  })
}
