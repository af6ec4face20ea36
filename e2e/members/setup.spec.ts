import { firstAccounts } from '@tropa/harness/accounts'
import { startMailServer } from '@tropa/harness/mail-server'
import { createMember, logIn, openAs } from '../fixtures/accounts'
import { createApi } from '../fixtures/client'
import { openPanel } from '../panel/panel-test'
import { expect, test } from '../fixtures/test'
import { toast } from './support'

/** Words that appear on a server that nobody has set up. */
const leftover = /Tropa|QCU|Capstone|\bpesos?\b|₱|Marielle|\d [AP]M\b/

test(
  'Nothing says the name, the money or the people of the sample once a team has made it its own',
  { tag: '@complete' },
  async ({ browser, startProduct }) => {
    test.slow()
    const mail = await startMailServer()
    const { origin } = await startProduct({ SMTP_URL: mail.url })
    const session = await logIn(origin, firstAccounts.admin)
    const page = await openAs(browser, origin, session)

    await page.goto('/admin/setup')
    await page.getByRole('button', { name: 'Remove the sample' }).click()
    await page.getByRole('button', { name: 'Yes, Remove' }).click()
    await expect(page.getByText('Nothing of the sample is left.')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('textbox', { name: /^Name/ }).fill('Клуб')
    await page.getByRole('textbox', { name: /^Sentence/ }).fill('К звёздам')
    await page.getByRole('textbox', { name: /^E-mail address/ }).fill('club@example.org')
    await page.getByRole('textbox', { name: /^Address of the code/ }).fill('')
    await page.getByRole('combobox', { name: /^Currency/ }).selectOption('EUR')
    await page.getByRole('checkbox', { name: /Fees have cents/ }).click()
    await page.getByRole('combobox', { name: 'Weeks begin on' }).selectOption('monday')
    await page.getByRole('combobox', { name: 'Clock' }).selectOption('24')
    await page.getByText('Teal', { exact: true }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Settings saved.')).toBeVisible()

    const api = createApi(origin)
    const sources = ['/calendar.ics', '/site.webmanifest', '/favicon.svg', '/api/openapi.json']
    const texts = ['/', '/about', '/team', '/calendar', '/contact', '/rules', '/login', '/nowhere']
    for (const path of [...sources, ...texts, '/api/docs', '/sitemap.xml']) {
      // Scripts are left out, because they contain the names of code and of all currencies.
      const text = (await api(`GET ${path}`)).text.replace(
        /<script(?! type="app)[^]*?<\/script>/g,
        '',
      )
      expect(text, path).not.toMatch(leftover)
    }
    const body = { username: 'ana', userType: 'user', isEditor: false, teams: [] }
    const invite = mail.next()
    await api('POST /api/members', { token: session.token, body: { ...body, email: 'ana@x.test' } })
    const { header, body: text } = await invite
    expect(header + text).not.toMatch(leftover)

    const user = await logIn(origin, await createMember(origin, {}, session))
    const member = await openAs(browser, origin, user)
    const panel = await openPanel(page.context(), origin, firstAccounts.admin)
    for (const [shown, paths] of [
      [page, ['/admin', '/admin/todo', '/admin/records', '/admin/members', '/ui']],
      [member, ['/dashboard', '/todo', '/standing', '/user/profile']],
      [panel.page, ['/cms', '/cms/globals/site', '/cms/collections/members', '/cms/account']],
    ] as const) {
      for (const path of paths) {
        await shown.goto(path)
        await shown.waitForLoadState('networkidle')
        expect(`${await shown.title()} ${await shown.locator('body').innerText()}`).not.toMatch(
          leftover,
        )
      }
    }
    await panel.page.goto('/cms/globals/site')
    const label = panel.page.locator('label', { hasText: 'Code address' })
    await expect(label).toHaveText('Code address', { useInnerText: true })
    await panel.page.keyboard.press('Tab')
    await expect(panel.page.locator(':focus')).toHaveCSS('outline-color', 'rgb(0, 133, 115)')
    await mail.stop()
  },
)
