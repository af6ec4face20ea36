import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/test'
import { respondWithPages, logEntry, path, rows } from './log-responses'
import { respond, recordRequests, toast } from './support'

const question = 'Are you sure you want to delete this activity log?'

test('The log keeper can delete an entry after a question and sees a toast for 3 seconds', async ({
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
  await page.goto(`${path}?search=${account.username}`)
  await expect(rows(page)).toHaveCount(3)
  await page.getByText('left the room').click({ force: true })
  const dialog = page.getByRole('alertdialog', { name: question })
  await expect(dialog).toContainText(account.username)
  await expect(dialog).toContainText('LOGOUT')
  await expect(dialog).toContainText('left the room')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click()
  const message = toast(page, 'Activity log deleted successfully')
  await expect(message).toBeVisible()
  const shownAt = Date.now()
  await expect(rows(page)).toHaveCount(2)
  await expect(message).toHaveCount(0)
  expect(Date.now() - shownAt).toBeGreaterThan(2000)
  expect(Date.now() - shownAt).toBeLessThan(4800)
})

test('The log keeper sees the previous page after deleting the last entry of a page', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  let total = 11
  await page.route('**/api/activitylog**', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const current = Number(searchParams.get('page'))
    const from = (current - 1) * 10
    await route.fulfill({
      json: {
        logs: Array.from({ length: Math.max(0, Math.min(10, total - from)) }, (_, index) =>
          logEntry({ _id: `log-${from + index}`, description: `entry ${from + index + 1}` }),
        ),
        pagination: { total, page: current, limit: 10, totalPages: Math.ceil(total / 10) },
      },
    })
  })
  await page.route('**/api/activitylog/log-10', async (route) => {
    total = 10
    await route.fulfill({ json: { message: 'Deleted.' } })
  })
  await page.goto(`${path}?page=2`)
  await page.getByText('entry 11').click({ force: true })
  await page.getByRole('button', { name: 'Yes, Delete' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('entry 10')).toBeVisible()
  await expect(page.getByText('No activity logs found')).toHaveCount(0)
})

test('An admin who is not the log keeper cannot delete an entry', async ({
  page,
  signInAs,
  newMember,
}) => {
  await signInAs(await newMember({ userType: 'admin' }))
  await respondWithPages(page, 5)
  await page.goto(path)
  await expect(page.getByRole('table')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await tabTo(page, rows(page).nth(1).getByRole('button'))
  await page.keyboard.press('Enter')
  const message = toast(page, 'Access denied: Only the user "admin" can delete activity logs')
  await expect(message).toBeVisible()
  const shownAt = Date.now()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(message).toHaveCount(0)
  expect(Date.now() - shownAt).toBeGreaterThan(2000)
  expect(Date.now() - shownAt).toBeLessThan(4800)
  await page.keyboard.press('Enter')
  await expect(message).toBeVisible()
  await expectAccessible(page)
})

for (const { source, reply, message, said } of [
  {
    source: 'the message of the server',
    reply: { status: 403, body: { message: 'Access denied: not you' } },
    message: /403/,
    said: 'Access denied: not you',
  },
  {
    source: 'its own message',
    reply: null,
    message: /ERR_FAILED/,
    said: 'Failed to delete activity log',
  },
]) {
  test(`The log keeper sees ${source} when an entry cannot be deleted`, async ({
    page,
    signInAs,
    quiet,
  }) => {
    quiet.expectMessage(message)
    await signInAs('admin')
    await respond(page, 'DELETE /api/activitylog/*', reply)
    await respondWithPages(page, 5)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await rows(page).nth(1).getByRole('button').click()
    const requests = recordRequests(page)
    await page.getByRole('button', { name: 'Yes, Delete' }).click()
    await expect(toast(page, said)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(requests).toEqual([expect.stringMatching(/^DELETE /)])
  })
}

test('The log keeper can search and delete with the keyboard alone', async ({
  page,
  clientFor,
  signInAs,
  newMember,
}) => {
  const account = await newMember()
  const requests = recordRequests(page)
  const member = await signInAs(account)
  await clientFor(member.token).activityLog.create({
    username: 'x',
    action: 'LOGOUT',
    description: 'by keyboard',
  })
  await signInAs('admin')
  await page.goto(path)
  await tabTo(page, page.getByRole('searchbox', { name: 'Search logs...' }))
  await page.keyboard.type(account.username)
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(1)).toContainText('by keyboard')
  await tabTo(page, rows(page).nth(1).getByRole('button'))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Activity log deleted successfully')).toBeVisible()
  await expect(page.getByText('by keyboard')).toHaveCount(0)
  expect(requests.filter((line) => line.startsWith('DELETE'))).toHaveLength(1)
})
