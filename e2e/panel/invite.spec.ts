import { expectAccessibleState } from '../fixtures/accessibility'
import { createApi } from '../fixtures/api'
import { expect, test } from './panel-test'

test('An invited member can choose a password and stays signed in until an admin blocks them', async ({
  signInToPanel,
  browser,
  warm,
}) => {
  const username = 'invited-by-link'
  const { page, open, openDocument } = await signInToPanel('admin')
  await open('/cms/collections/members')
  await page.getByText('Invite a member', { exact: true }).click()
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByRole('button', { name: 'Make an invite' }).click()
  await expect(page.getByText(`The link for @${username} is shown only this once.`)).toBeVisible()
  const link = await page.getByText('/invite#').innerText()

  const guest = await (await browser.newContext({ baseURL: warm })).newPage()
  const requested: string[] = []
  guest.on('request', (request) => requested.push(request.url()))
  const { hash } = new URL(link)
  await guest.goto(`/invite${hash}`)
  await expect(guest.getByText(`@${username}`)).toBeVisible()
  await expectAccessibleState(guest, 'a valid invite')
  await guest.getByLabel(/^New Password/).fill('a password of my own')
  await guest.getByLabel(/^Confirm New Password/).fill('a password of my own')
  await guest.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(guest).toHaveURL('/dashboard')
  expect(requested.filter((url) => !url.includes('#') && url.includes(hash.slice(1)))).toEqual([])

  const again = await (await browser.newContext({ baseURL: warm })).newPage()
  await again.goto(`/invite${hash}`)
  await expect(again.getByRole('alert')).toContainText('This link cannot be used any more.')
  await expectAccessibleState(again, 'a used invite')

  await openDocument('members', username)
  await page.getByLabel('Blocked').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Updated successfully/i).first()).toBeVisible()
  await guest.goto('/todo')
  await expect(guest).toHaveURL('/')
  const { status } = await createApi(warm)('POST /api/user/login', {
    body: { username, password: 'a password of my own' },
  })
  expect(status).toBe(401)
})
