import type { Page } from '@playwright/test'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn } from '../fixtures/accounts'
import { expectAccessible } from '../fixtures/accessibility'
import type { Client } from '../fixtures/client'
import { holdRequests } from '../fixtures/held-requests'
import { expect, test } from '../fixtures/test'
import { postTodo } from '../members/support'
import { hydrated, openMenu, publicPages } from '../public/support'
import { memberPages } from './member-pages'

/** Whether a list has arrived, has not yet or never does. */
type Condition = 'full' | 'loading' | 'failed'

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
  { path: '/login', name: 'what is missing', reach: press('Log me in') },
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
    path: '/admin/activity-logs',
    name: 'the question before a deletion',
    reach: (page) => page.getByRole('row').nth(1).getByRole('button').click(),
  },
]

/** Gives every list something to show. */
const fillLists = async (client: Client) => {
  await postTodo(client, { desc: 'See https://example.com first.\n- Print it' })
  await client.activityLog.create({ username: 'x', action: 'ADD_TODO', description: 'posted it' })
  await client.inquiry.create({
    name: 'Corazón Dela Peña',
    category: 'Feedback',
    email: 'corazon@example.com',
    desc: 'Thank you for the workshop.',
  })
}

/** Runs axe on a phone and on a screen, in both themes, without loading the page anew. */
const checkEverywhere = async (page: Page, name: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`${name} at ${width} px in ${colorScheme}`, () => expectAccessible(page))
    }
  }
}

const startWide = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
}

const checkStates = async (page: Page, states: State[]) => {
  for (const { path, name, reach } of states) {
    await startWide(page, path)
    await hydrated(page)
    await reach(page)
    await checkEverywhere(page, `${path}: ${name}`)
  }
}

test('axe finds no problem on any page for visitors, on a phone and a screen, in both themes', async ({
  page,
  quiet,
}) => {
  test.setTimeout(180_000)
  quiet.expectMessage(/404 \(Not Found\)/)
  quiet.expectMessage(/400 \(Bad Request\)/)
  const pages = publicPages.map((each) => each.path)
  for (const path of [...pages, '/login', '/invite', '/no/such/page']) {
    await startWide(page, path)
    await hydrated(page)
    await checkEverywhere(page, path)
  }
  await checkStates(page, visitorStates)
})

const open = async (page: Page, path: string, condition: Condition) => {
  if (condition === 'failed') {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
    )
  }
  const release = condition === 'loading' ? await holdRequests(page, '**/api/**') : undefined
  await startWide(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (condition !== 'loading') await page.waitForLoadState('networkidle')
  await checkEverywhere(page, `${path}, ${condition}`)
  release?.()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const who of ['admin', 'user'] as const) {
  for (const condition of ['full', 'loading', 'failed'] as const) {
    test(`axe finds no problem on any ${condition} page for an ${who}, on a phone and a screen, in both themes`, async ({
      page,
      signInAs,
      clientFor,
      origin,
      quiet,
    }) => {
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
      for (const path of memberPages[who]) await open(page, path, condition)
    })
  }
}

test('axe finds no problem in any dialog for an admin, on a phone and a screen, in both themes', async ({
  page,
  signInAs,
  clientFor,
}) => {
  test.setTimeout(180_000)
  const { token } = await signInAs('admin')
  await fillLists(clientFor(token))
  await checkStates(page, adminStates)
})
