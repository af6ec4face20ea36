import { startMailServer } from '@tropa/harness/mail-server'
import { expectAccessibleState } from '../fixtures/accessibility'
import { createMember, logIn } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { nextToken } from '../fixtures/mailed-link'
import { hydrated } from '../public/support'
import { expect, test } from './panel-test'

test(
  'An editor who forgot the password chooses a new one with the link in the mail',
  { tag: '@complete' },
  async ({ browser, startProduct }) => {
    test.setTimeout(240_000)
    const mail = await startMailServer()
    const { origin } = await startProduct({ SMTP_URL: mail.url })
    const account = await createMember(origin, { isEditor: true })
    const { token } = await logIn(origin, account)
    const { emailAddress } = createClient(origin, token)
    const mailed = nextToken(mail, '/confirm')
    await emailAddress.change({ email: 'forgetful@example.com' })
    await emailAddress.confirm({ token: await mailed })

    const context = await browser.newContext({ baseURL: origin })
    const page = await context.newPage()
    await page.goto('/login')
    await hydrated(page)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
    const ask = async (username: string) => {
      await page.getByLabel('Username').fill(username)
      await page.getByRole('button', { name: 'Send the link' }).click()
      const message = page.getByText('If this member has a confirmed e-mail address')
      await expect(message).toBeVisible()
      return message.innerText()
    }
    const forNobody = await ask('nobody-at-all')
    const link = nextToken(mail, '/invite')
    expect(await ask(account.username)).toBe(forNobody)
    await expectAccessibleState(page, 'a link that was asked for')

    await page.goto(`/invite#${await link}`)
    await page.getByLabel(/^New Password/).fill('a password of my own')
    await page.getByLabel(/^Confirm New Password/).fill('a password of my own')
    await page.getByRole('button', { name: 'Set password and log in' }).click()
    await expect(page).toHaveURL('/dashboard')
    await context.close()
    await mail.stop()
  },
)
