import { expectAccessible } from '../fixtures/accessibility'
import { logIn } from '../fixtures/accounts'
import { expect, test } from '../fixtures/test'
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
