import { expect, test } from '../fixtures/test'
import { path, rows } from './activity-log'

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
