import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { recordRequests, toast } from './support'

const path = '/admin/activity-logs'

/** The rows of the table, including its header. */
const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('An admin can search the activity log, share the search by its URL and clear it', async ({
  page,
  clientFor,
  signInAs,
  newMember,
}) => {
  const account = await newMember()
  const member = await signInAs(account)
  for (let entry = 1; entry <= 12; entry += 1) {
    await clientFor(member.token).activityLog.create({
      username: 'x',
      action: 'LOGIN',
      description: `100%_entry ${entry}`,
    })
  }
  await signInAs('admin')
  await page.goto(`${path}?page=3`)
  const search = page.getByRole('searchbox', { name: 'Search logs...' })
  await search.fill(account.username.toUpperCase())
  await search.press('Enter')
  await expect(page).toHaveURL(`${path}?search=${account.username.toUpperCase()}`)
  await expect(page.getByText('Showing 1 to 10 of 12 entries')).toBeVisible()
  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await expect(search).toHaveValue(account.username.toUpperCase())
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(path)
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
})

test('The log keeper deletes an entry with the keyboard alone and sees a toast for 3 seconds', async ({
  page,
  clientFor,
  signInAs,
  newMember,
}) => {
  const account = await newMember()
  const member = await signInAs(account)
  for (const description of ['stays', 'left the room']) {
    await clientFor(member.token).activityLog.create({
      username: 'x',
      action: 'LOGOUT',
      description,
    })
  }
  await signInAs('admin')
  await page.clock.install()
  const requests = recordRequests(page)
  await page.goto(path)
  await tabTo(page, page.getByRole('searchbox', { name: 'Search logs...' }))
  await page.keyboard.type(account.username)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(3)
  await tabTo(page, rows(page).nth(1).getByRole('button'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this activity log?',
  })
  for (const text of [account.username, 'LOGOUT', 'left the room']) {
    await expect(dialog).toContainText(text)
  }
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const message = toast(page, 'Activity log deleted successfully')
  await expect(message).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  expect(requests.filter((line) => line.startsWith('DELETE'))).toHaveLength(1)
  await page.clock.fastForward(3100)
  await expect(message).toHaveCount(0, { timeout: 1500 })
})
