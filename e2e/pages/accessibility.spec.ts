import type { Page } from '@playwright/test'
import { expectAccessibleState } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { expectLoaded } from '../members/support'
import { hydrated, openMenu, publicPages } from '../public/support'
import { fillLists } from './fill-lists'
import { memberPages } from './member-pages'

test.describe.configure({ mode: 'parallel' })

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

const startWide = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
}

test('axe finds no problem on any page for visitors', async ({ page, quiet }) => {
  quiet.expectMessage(/404 \(Not Found\)/)
  quiet.expectMessage(/40[01] \((?:Bad Request|Unauthorized)\)/)
  const pages = publicPages.map((each) => each.path)
  for (const path of [...pages, '/login', '/invite', '/confirm', '/no/such/page']) {
    await startWide(page, path)
    await hydrated(page)
    await expectAccessibleState(page, path)
  }
  for (const { path, name, reach } of visitorStates) {
    await startWide(page, path)
    await hydrated(page)
    await reach(page)
    await expectAccessibleState(page, `${path}: ${name}`)
  }
})

for (const who of ['admin', 'user'] as const) {
  test(`axe finds no problem on any page for an ${who}`, async ({ page, signInAs, clientFor }) => {
    const { token } = await signInAs('admin')
    await fillLists(clientFor(token))
    await signInAs(who)
    for (const path of memberPages[who]) {
      await startWide(page, path)
      await expectLoaded(page)
      await expectAccessibleState(page, path)
    }
  })
}
