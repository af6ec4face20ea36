import type { Page } from '@playwright/test'
import { isRecord } from '@tropa/contract/is-record'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn } from '../fixtures/accounts'
import { expectAccessibleEverywhere } from '../fixtures/accessibility'
import { holdRequests } from '../fixtures/held-requests'
import { expect, test } from '../fixtures/test'
import { hydrated, openMenu, publicPages } from '../public/support'
import { fillLists } from './fill-lists'
import { memberPages } from './member-pages'

test.describe.configure({ mode: 'parallel' })

/** Whether a list has arrived, has nothing in it, has not arrived yet or never does. */
type Condition = 'full' | 'empty' | 'loading' | 'failed'

/** Something opened on a page, with the clicks that lead there. */
interface State {
  path: string
  name: string
  reach: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const visitorStates: State[] = [
  { path: '/', name: 'the menu', reach: openMenu },
  { path: '/contact', name: 'what is missing', reach: press('Submit') },
  {
    path: '/contact',
    name: 'the response',
    reach: async (page) => {
      await page.getByLabel('Name').fill('Ana')
      await page.getByLabel('Category').selectOption('Feedback')
      await page.getByLabel('Email').fill('ana@example.com')
      await page.getByLabel('Message').fill('Hello')
      await press('Submit')(page)
      await expect(page.getByRole('heading', { name: 'Thank you, Ana' })).toBeVisible()
    },
  },
  { path: '/login', name: 'what is missing', reach: press('Log me in') },
  {
    path: '/login',
    name: 'the refusal',
    reach: async (page) => {
      await page.getByLabel('Username').fill('nobody')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await press('Log me in')(page)
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    },
  },
]

const adminStates: State[] = [
  { path: '/admin', name: 'the menu', reach: press('Menu') },
  { path: '/admin/todo', name: 'the question before a deletion', reach: press(/^Delete:/) },
  {
    path: '/admin/todo',
    name: 'what is missing',
    reach: async (page) => {
      await press(/Post a to-do/)(page)
      await press(/^Post$/)(page)
      await expect(page.getByText('Please enter task title.')).toBeVisible()
    },
  },
  { path: '/admin/records', name: 'the form', reach: press('Add record') },
  {
    path: '/admin/records',
    name: 'the question before a draft is lost',
    reach: async (page) => {
      await press('Add record')(page)
      await page.getByLabel('Name').fill('Ana')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { path: '/admin/profile', name: 'the second factor', reach: press('Set up') },
  { path: '/admin/inquiry', name: 'the tip', reach: press('About inquiries') },
  { path: '/admin', name: 'the question before a logout', reach: press('Logout') },
  ...['/admin/todo', '/admin/records', '/admin/activity-logs', '/admin/inquiry'].map((path) => ({
    path: `${path}?search=nothing-like-it`,
    name: 'nothing found',
    reach: (page: Page) => expect(page.getByText(/^No .+ found$/)).toBeVisible(),
  })),
  {
    path: '/admin/activity-logs',
    name: 'the question before a deletion',
    reach: (page) => page.getByRole('row').nth(1).getByRole('button').click(),
  },
]

const startWide = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
}

const checkStates = async (page: Page, states: State[]) => {
  for (const { path, name, reach } of states) {
    await startWide(page, path)
    await hydrated(page)
    await reach(page)
    await expectAccessibleEverywhere(page, `${path}: ${name}`)
  }
}

test('axe finds no problem on any page for visitors, on a phone and a screen, in both themes', async ({
  page,
  quiet,
}) => {
  test.setTimeout(180_000)
  quiet.expectMessage(/404 \(Not Found\)/)
  quiet.expectMessage(/40[01] \((?:Bad Request|Unauthorized)\)/)
  const pages = publicPages.map((each) => each.path)
  for (const path of [...pages, '/login', '/invite', '/confirm', '/no/such/page']) {
    await startWide(page, path)
    await hydrated(page)
    await expectAccessibleEverywhere(page, path)
  }
  await checkStates(page, visitorStates)
})

/** A list or a page of one, without what is in it. */
const emptied = (list: unknown) => {
  if (Array.isArray(list)) return []
  if (!isRecord(list)) return list
  return Object.fromEntries(
    Object.entries(list).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
  )
}

const open = async (page: Page, path: string, condition: Condition) => {
  if (condition === 'failed') {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
    )
  }
  if (condition === 'empty') {
    await page.route(/\/api\/(todo|contact|activitylog|records)/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: emptied(await response.json()) })
    })
  }
  const release = condition === 'loading' ? await holdRequests(page, '**/api/**') : undefined
  await startWide(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (condition !== 'loading') await page.waitForLoadState('networkidle')
  await expectAccessibleEverywhere(page, `${path}, ${condition}`)
  release?.()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const who of ['admin', 'user'] as const) {
  for (const condition of ['full', 'empty', 'loading', 'failed'] as const) {
    test(
      `axe finds no problem on any ${condition} page for an ${who}, on a phone and a screen, in both themes`,
      { tag: condition === 'full' ? [] : '@complete' },
      async ({ page, signInAs, clientFor, origin, quiet }) => {
        test.setTimeout(180_000)
        if (condition === 'failed') {
          quiet.expectMessage(/500 \(Internal Server Error\)/)
          if (who === 'admin') quiet.expectMessage(/^console.error: Failed to load inquiries/)
        }
        if (condition === 'full') {
          const { token } = await logIn(origin, firstAccounts.admin)
          await fillLists(clientFor(token))
        }
        await signInAs(who)
        // `/ui` loads nothing, so it looks the same in every condition.
        const pages = memberPages[who].filter((path) => condition === 'full' || path !== '/ui')
        for (const path of pages) await open(page, path, condition)
      },
    )
  }
}

test(
  'axe finds no problem in any dialog for an admin, on a phone and a screen, in both themes',
  { tag: '@complete' },
  async ({ page, signInAs, clientFor }) => {
    test.setTimeout(180_000)
    const { token } = await signInAs('admin')
    await fillLists(clientFor(token))
    await checkStates(page, adminStates)
  },
)
