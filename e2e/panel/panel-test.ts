import type { BrowserContext, Page } from '@playwright/test'
import { createMember, firstAccounts, logIn, type Account } from '../fixtures/accounts'
import { createApi } from '../fixtures/api'
import { expect, test as base } from '../fixtures/test'

export { expect }

/** Next wakes with the first page of the panel, and takes its time on a busy machine. */
const patience = 90_000

/** The panel as one person uses it. */
export interface Panel {
  page: Page
  /** Opens a page of the panel and waits until it can be used. */
  open: (path: `/cms${string}`) => Promise<void>
  /** Opens a document by its title, as the list of a collection names it. */
  openDocument: (collection: string, title: string) => Promise<void>
  /** Stores a draft and waits for the panel to say so. */
  saveDraft: () => Promise<void>
  /** Publishes and waits for the panel to say so. */
  publish: () => Promise<void>
}

interface PanelFixtures {
  /** Signs somebody in to the panel, in the test's own browser. */
  signInToPanel: (who: 'admin' | 'editor' | Account) => Promise<Panel>
}

interface PanelWorkerFixtures {
  /** An editor that all tests of the worker share; make another one to change it. */
  editor: Account
  /** The panel has been opened once, so that no test pays for its start. */
  warm: string
}

const cookieName = 'payload-token'

const storeCookie = async (context: BrowserContext, origin: string, account: Account) => {
  const { token } = await logIn(createApi(origin), account)
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
    // What is typed before the panel has woken in the browser is lost.
    await page.waitForLoadState('networkidle')
  }
  return {
    page,
    open,
    openDocument: async (collection, title) => {
      await open(`/cms/collections/${collection}?search=${encodeURIComponent(title)}`)
      await page.getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
    saveDraft: () => saved('Save Draft', /Draft saved successfully/),
    publish: () => saved('Publish changes', /(Updated|Published) successfully/i),
  }
}

/** The test function of the panel's tests: one product for all of them, its panel awake. */
export const test = base.extend<PanelFixtures, PanelWorkerFixtures>({
  editor: [
    async ({ origin }, use) => {
      await use(await createMember(createApi(origin), { username: 'panel-editor', isEditor: true }))
    },
    { scope: 'worker' },
  ],
  warm: [
    async ({ origin }, use) => {
      const answer = await fetch(`${origin}/cms/login`, { signal: AbortSignal.timeout(patience) })
      expect(answer.status).toBe(200)
      await use(origin)
    },
    { scope: 'worker', timeout: patience + 5_000 },
  ],
  signInToPanel: async ({ page, context, warm, editor }, use) => {
    await use(async (who) => {
      const account = who === 'admin' ? firstAccounts.admin : who === 'editor' ? editor : who
      await storeCookie(context, warm, account)
      return panelOf(page)
    })
  },
})
