import { firstAccounts } from '@tropa/harness/accounts'
import { startMailServer } from '@tropa/harness/mail-server'
import { expectAccessible } from '../fixtures/accessibility'
import { createMember, logIn, storeSession } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { nextToken } from '../fixtures/mailed-link'
import { expect, test } from '../fixtures/test'
import { card, postTodo, toast } from './support'

test('An admin’s reminder reaches the mailbox of who has not acknowledged a to-do', async ({
  browser,
  startProduct,
}) => {
  const mail = await startMailServer()
  const { origin } = await startProduct({ SMTP_URL: mail.url })
  const account = await createMember(origin, { teams: ['Design Team'] })
  const member = createClient(origin, (await logIn(origin, account)).token)
  const mailed = nextToken(mail, '/confirm')
  await member.emailAddress.change({ email: 'someone@example.com' })
  await member.emailAddress.confirm({ token: await mailed })
  const session = await logIn(origin, firstAccounts.admin)
  const context = await browser.newContext({ baseURL: origin })
  await storeSession(context, origin, session)
  const page = await context.newPage()

  const todo = await postTodo(createClient(origin, session.token), { assignee: 'Design Team' })
  await page.goto('/admin/todo')
  const shown = card(page, todo.title)
  await shown.getByText(/^Waiting for \d/).click()
  const person = shown.getByRole('listitem').filter({ hasText: `@${account.username}` })
  await expect(person).toBeVisible()
  const remind = shown.getByRole('button', { name: /^Remind:/ })
  await remind.click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(/^Send a reminder to 1 member\?/)
  const reminder = mail.next()
  await page.getByRole('button', { name: 'Yes, Remind' }).click()
  await expect(toast(page, 'Reminder handed over for 1 member')).toBeVisible()
  const { to, text } = await reminder
  expect(to).toEqual(['someone@example.com'])
  expect(text).toContain(`Hello @${account.username},`)
  expect(text).toContain(`${origin}/login?return=/todo`)
  await expect(person).toContainText('Reminded today')
  await expect(remind).toBeDisabled()
  await expect(remind).toHaveAccessibleDescription(/was reminded today\.$/)
  await expectAccessible(page)
  expect(mail.received).toHaveLength(2)
  await context.close()
  await mail.stop()
})
