import type { BrowserContext, Page } from '@playwright/test'
import { firstAccounts } from '@tropa/harness/accounts'
import { createMember, logIn, type Account } from '../fixtures/accounts'
import { expect, test as base } from '../fixtures/test'
import { hydrated } from '../public/support'

export { expect }

/** The first request to the panel starts Next, which takes long on a busy machine; in milliseconds. */
const startTimeout = 90_000

/** The panel as one person uses it. */
export interface Panel {
  page: Page
  /** Opens a page of the panel and waits until it can be used. */
  open: (path: `/cms${string}`) => Promise<void>
  /** Opens a document by its title in the list of a collection. */
  openDocument: (collection: string, title: string) => Promise<void>
  /** Saves a draft and waits for the panel's confirmation. */
  saveDraft: () => Promise<void>
  /** Publishes and waits for the panel's confirmation. */
  publish: () => Promise<void>
  /** Ends the lock that a closed browser leaves on a global for five minutes. A page of the panel must be open. */
  unlock: (globalSlug: string) => Promise<void>
}

interface PanelFixtures {
  /** Signs in to the panel in the test's own browser. */
  signInToPanel: (who: 'admin' | 'editor' | Account) => Promise<Panel>
}

interface PanelWorkerFixtures {
  /** An editor that all tests of the worker share; a test that changes the account makes its own. */
  editor: Account
  /** The origin of the product, whose panel was opened once so that Next has started. */
  warm: string
}

const cookieName = 'payload-token'

const storeCookie = async (context: BrowserContext, origin: string, account: Account) => {
  const { token } = await logIn(origin, account)
  await context.addCookies([
    { name: cookieName, value: token, url: origin, httpOnly: true, sameSite: 'Lax' },
  ])
}

const panelOf = (page: Page): Panel => {
  const saved = async (button: string, message: RegExp) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(message).first()).toBeVisible({ timeout: 30_000 })
  }
  const open = async (path: string) => {
    await page.goto(path)
    await hydrated(page)
  }
  return {
    page,
    open,
    openDocument: async (collection, title) => {
      await open(`/cms/collections/${collection}?search=${encodeURIComponent(title)}`)
      await page.getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
      await hydrated(page)
    },
    saveDraft: () => saved('Save Draft', /Draft saved successfully/),
    publish: () => saved('Publish changes', /(Updated|Published) successfully/i),
    unlock: async (globalSlug) => {
      await page.evaluate(
        (slug) =>
          fetch(`/cms/api/payload-locked-documents?where[globalSlug][equals]=${slug}`, {
            method: 'DELETE',
          }),
        globalSlug,
      )
    },
  }
}

/** Signs in to the panel in a new page of a browser. */
export const openPanel = async (
  context: BrowserContext,
  origin: string,
  account: Account,
): Promise<Panel> => {
  await storeCookie(context, origin, account)
  return panelOf(await context.newPage())
}

/** The test function of the panel's tests; they share one product whose panel has started. */
export const test = base.extend<PanelFixtures, PanelWorkerFixtures>({
  editor: [
    async ({ origin }, use) => {
      await use(await createMember(origin, { username: 'panel-editor', isEditor: true }))
    },
    { scope: 'worker' },
  ],
  warm: [
    async ({ origin }, use) => {
      const { token } = await logIn(origin, firstAccounts.admin)
      const response = await fetch(`${origin}/cms`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(startTimeout),
      })
      expect(response.status).toBe(200)
      await use(origin)
    },
    { scope: 'worker', timeout: startTimeout + 5_000 },
  ],
  signInToPanel: async ({ page, context, warm, editor }, use) => {
    await use(async (who) => {
      const account = who === 'admin' ? firstAccounts.admin : who === 'editor' ? editor : who
      await storeCookie(context, warm, account)
      return panelOf(page)
    })
  },
})
