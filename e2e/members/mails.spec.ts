import { firstAccounts } from '@tropa/harness/accounts'
import { startMailServer } from '@tropa/harness/mail-server'
import { expectAccessible, expectAccessibleState } from '../fixtures/accessibility'
import { createMember, logIn, nextToken, openAs } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../public/support'
import { card, postTodo, toast } from './support'

test('A member confirms an e-mail address, is reminded there of a to-do, and chooses a new password', async ({
  browser,
  startProduct,
}) => {
  // It signs three people in, and has a product of its own with a mail server.
  test.slow()
  const mail = await startMailServer()
  const { origin } = await startProduct({ SMTP_URL: mail.url })
  const account = await createMember(origin, { teams: ['Design Team'] })
  const page = await openAs(browser, origin, await logIn(origin, account))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url(), JSON.stringify(request.headers())))

  await page.goto('/user/profile')
  const input = page.getByLabel('E-mail address')
  const mailed = nextToken(mail, '/confirm')
  await input.fill('someone@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Check your mail: the link works for 24 hours.')).toBeVisible()
  await expectAccessibleState(page, 'an address that waits for its confirmation')

  const token = await mailed
  await page.goto(`/confirm#${token}`)
  const button = page.getByRole('button', { name: 'Confirm my address' })
  await expectAccessible(page)
  // Only a reader of the mail presses the button; a program that opens the link does not.
  expect(requested.filter((text) => text.includes('/api/user/contact/confirm'))).toEqual([])
  await button.click()
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible()
  await expectAccessible(page)
  expect(requested.filter((text) => !text.includes('#') && text.includes(token))).toEqual([])
  await page.goto('/user/profile')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(input).toHaveValue('someone@example.com')

  await page.goto(`/confirm#${token}`)
  await button.click()
  await expect(page.getByRole('alert')).toContainText('This link cannot be used any more.')

  const admin = await logIn(origin, firstAccounts.admin)
  const adminPage = await openAs(browser, origin, admin)
  const todo = await postTodo(createClient(origin, admin.token), { assignee: 'Design Team' })
  await adminPage.goto('/admin/todo')
  const shown = card(adminPage, todo.title)
  await shown.getByText(/^Waiting for \d/).click()
  const person = shown.getByRole('listitem').filter({ hasText: `@${account.username}` })
  await expect(person).toBeVisible()
  const remind = shown.getByRole('button', { name: /^Remind:/ })
  await remind.click()
  await expect(adminPage.getByRole('alertdialog')).toHaveAccessibleName(
    /^Send a reminder to 1 member\?/,
  )
  const reminder = mail.next()
  await adminPage.getByRole('button', { name: 'Yes, Remind' }).click()
  await expect(toast(adminPage, 'Reminder handed over for 1 member')).toBeVisible()
  const { to, body } = await reminder
  expect(to).toEqual(['someone@example.com'])
  expect(body).toContain(`Hello @${account.username},`)
  expect(body).toContain(`${origin}/login?return=/todo`)
  await expect(person).toContainText('Reminded today')
  await expect(remind).toBeDisabled()
  await expect(remind).toHaveAccessibleDescription(/was reminded today\.$/)
  await expectAccessible(adminPage)

  const guest = await openAs(browser, origin)
  await guest.goto('/login')
  await hydrated(guest)
  await guest.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(guest.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await expect(guest).toHaveTitle(/^Forgot password\?/)
  const ask = async (username: string) => {
    await guest.getByLabel('Username').fill(username)
    await guest.getByRole('button', { name: 'Send the link' }).click()
    const message = guest.getByText('If this member has a confirmed e-mail address')
    await expect(message).toBeVisible()
    return message.innerText()
  }
  const forNobody = await ask('nobody-at-all')
  const link = nextToken(mail, '/invite')
  expect(await ask(account.username)).toBe(forNobody)
  await expectAccessibleState(guest, 'a link that was asked for')

  await guest.goto(`/invite#${await link}`)
  await guest.getByLabel(/^New Password/).fill('a password of my own')
  await guest.getByLabel(/^Confirm New Password/).fill('a password of my own')
  await guest.getByRole('button', { name: 'Set password and log in' }).click()
  await expect(guest).toHaveURL('/dashboard')
  for (const each of [page, adminPage, guest]) await each.context().close()
  await mail.stop()
})
