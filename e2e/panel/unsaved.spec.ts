import type { Page } from '@playwright/test'
import { versionMessages } from '@tropa/contract/panel/versions'
import { firstAccounts } from '@tropa/harness/accounts'
import { createMember } from '../fixtures/accounts'
import { hydrated } from '../public/support'
import { expect, openPanel, test } from './panel-test'

const notice = /^You have unsaved changes from \w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/

const tagline = (page: Page) => page.getByLabel('Tagline')

/** Restores the offered text. It is offered again if the panel reloads the document afterwards. */
const restore = async (page: Page, text: string, field = tagline(page)) => {
  await expect(page.getByText(notice)).toBeVisible()
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Restore', exact: true })
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 })
    await expect(field).toHaveValue(text, { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

/** Types key by key as an editor does, so that the last key is lost if only pauses are noticed. */
const type = async (page: Page, text: string) => {
  await tagline(page).fill('')
  await tagline(page).pressSequentially(text)
  await expect(tagline(page)).toHaveValue(text)
}

test('A crash of the tab loses no typed word, and a save removes what was kept', async ({
  signInToPanel,
}) => {
  const { page, open } = await signInToPanel('editor')
  const context = page.context()
  await open('/cms/globals/home')
  await type(page, 'Typed before the tab crashed')
  const session = await context.newCDPSession(page)
  const crash = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crash

  const next = await openPanel(context, new URL(page.url()).origin, firstAccounts.admin)
  await next.open('/cms/globals/home')
  await expect(next.page.getByText(notice)).toHaveCount(0)
  await next.page.close()

  const own = await signInToPanel('editor').then(() => context.newPage())
  await own.goto('/cms/globals/home')
  await restore(own, 'Typed before the tab crashed')
  await expect(own.getByText(notice)).toHaveCount(0)
  await own.getByRole('button', { name: 'Save Draft' }).click()
  await expect(own.getByText(/Draft saved successfully/).first()).toBeVisible()
  await own.reload()
  await expect(tagline(own)).toHaveValue('Typed before the tab crashed')
  await own.waitForLoadState('networkidle')
  await expect(own.getByText(notice)).toHaveCount(0)
})

test(
  'Without the network no typed word is lost, nor with the browser’s Back',
  { tag: '@complete' },
  async ({ signInToPanel, quiet }) => {
    quiet.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch|did not answer/)
    const { page, open } = await signInToPanel('editor')
    const context = page.context()
    await open('/cms/globals/home')
    await context.setOffline(true)
    await type(page, 'Typed without a network')
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await failed
    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)

    const next = await context.newPage()
    await next.goto('/cms')
    await next.getByRole('link', { name: 'Edit Home' }).click()
    await restore(next, 'Typed without a network')
    await next.waitForLoadState('networkidle')
    await type(next, 'Typed before going back')
    await next.goBack()
    await expect(next.getByRole('heading', { name: /Drafts to be published/ })).toBeVisible()
    await next.goForward()
    await restore(next, 'Typed before going back')
    await next.reload()
    await next.getByRole('button', { name: 'Discard' }).click()
    await next.reload()
    await next.waitForLoadState('networkidle')
    await expect(tagline(next)).not.toHaveValue('Typed before going back')
    await expect(next.getByText(notice)).toHaveCount(0)
  },
)

test(
  'A form can be saved after the connection was away at its first letter, and again after that',
  { tag: '@complete' },
  async ({ signInToPanel, quiet }) => {
    quiet.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch|did not answer/)
    const { page, open, saveDraft } = await signInToPanel('editor')
    await open('/cms/globals/home')
    await page.waitForLoadState('networkidle')
    const failed = page.waitForEvent('requestfailed')
    await page.context().setOffline(true)
    await type(page, 'Typed while the network')
    await failed
    await page.context().setOffline(false)
    await type(page, 'Typed after the network')
    await saveDraft()
    await expect(tagline(page)).toBeEnabled()
    await type(page, 'Typed once more')
    const isSaved = page.waitForResponse((response) => response.url().includes('/globals/home?'))
    await saveDraft()
    await isSaved
    await page.reload()
    await expect(tagline(page)).toHaveValue('Typed once more')
  },
)

test(
  'A save whose answer was lost can be sent again, and what was saved is not offered',
  { tag: '@complete' },
  async ({ signInToPanel, quiet }) => {
    quiet.expectMessage(/net::ERR_|did not answer/)
    const { page, open, saveDraft } = await signInToPanel('editor')
    await open('/cms/globals/home')
    await page.waitForLoadState('networkidle')
    const loseAnswer = async (text: string) => {
      await type(page, text)
      const sent = '**/cms/api/globals/home?*draft=true*'
      await page.route(sent, async (route) => {
        await route.fetch()
        await route.abort()
      })
      // The message of the first time may still be there the second time.
      const cut = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
      await page.getByRole('button', { name: 'Save Draft' }).click()
      await cut
      await expect(page.getByText(/did not answer/).first()).toBeVisible()
      await page.unroute(sent)
    }
    await loseAnswer('Saved, but nobody said so')
    await saveDraft()
    await loseAnswer('Saved again, but nobody said so')
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(tagline(page)).toHaveValue('Saved again, but nobody said so')
    await expect(page.getByText(notice)).toHaveCount(0)
  },
)

test(
  'A kill of the server, or the end of the session, loses no typed word',
  { tag: '@complete' },
  async ({ browser, startProduct }) => {
    const product = await startProduct({ RATE_LIMIT: 'off' })
    const account = await createMember(product.origin, { username: 'kept', isEditor: true })
    // Not watched, because the browser rightly reports an unreachable server.
    const context = await browser.newContext({ baseURL: product.origin })
    const { page, open } = await openPanel(context, product.origin, account)
    await open('/cms/globals/home')
    product.kill('SIGKILL')
    await product.exitCode()
    await type(page, 'Typed while the server was killed')
    await page.close()

    await startProduct(
      { RATE_LIMIT: 'off', PORT: String(product.port) },
      { folder: product.folder },
    )
    const next = await context.newPage()
    await next.goto('/cms/globals/home')
    await restore(next, 'Typed while the server was killed')

    const ended = await context.request.get('/cms/logout', { maxRedirects: 0 })
    expect(ended.status()).toBe(303)
    await type(next, 'Typed after the session had ended')
    await next.close()
    const again = await openPanel(context, product.origin, account)
    await again.open('/cms/globals/home')
    await restore(again.page, 'Typed after the session had ended')
    await context.close()
  },
)

test(
  'Text that was saved in one tab is not overwritten from another',
  { tag: '@complete' },
  async ({ signInToPanel, editor, origin, quiet }) => {
    quiet.expectMessage(/409/)
    const panel = await signInToPanel('editor')
    await panel.open('/cms/collections/calendar/create')
    await panel.page.getByLabel('Title').fill('Two tabs')
    await panel.page.getByRole('button', { name: 'Save Draft' }).click()
    await panel.page.waitForURL(/calendar\/(?!create)/)
    const address = `/cms/collections/calendar/${panel.page.url().split('/').at(-1)}` as const
    await panel.open(address)
    const title = panel.page.getByLabel('Title')
    const other = await openPanel(panel.page.context(), origin, editor)
    await other.open(address)

    // Payload looks for changes of others after the first keystroke, and finds none yet.
    const isChecked = panel.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(address),
    )
    await title.fill('Typed in the first tab')
    await isChecked
    for (const text of ['Typed in the second tab', 'Saved twice in the second tab']) {
      await other.page.getByLabel('Title').fill(text)
      await other.saveDraft()
    }

    await panel.page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(panel.page.getByText(versionMessages.savedByOthers)).toBeVisible()
    await expect(title).toHaveValue('Typed in the first tab')
    await panel.open(address)
    await expect(title).toHaveValue('Saved twice in the second tab')
    await restore(panel.page, 'Typed in the first tab', title)
    await panel.saveDraft()
    await other.page.close()
  },
)
