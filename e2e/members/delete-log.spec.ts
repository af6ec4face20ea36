import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/test'
import { path, rows } from './activity-log'
import { recordRequests, toast } from './support'

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
  await page.clock.install()
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
  await expect(rows(page)).toHaveCount(2)
  await page.clock.fastForward(3100)
  await expect(message).toHaveCount(0, { timeout: 1500 })
})

test(
  'The log keeper can search and delete with the keyboard alone',
  { tag: '@complete' },
  async ({ page, clientFor, signInAs, newMember }) => {
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
  },
)
