import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { pictureTime } from '../pictures'
import { colourOf } from '../../packages/ui/src/testing/token-values'
import { backgroundOf, isInBrandFont } from './lanes'

const pagesFolder = fileURLToPath(new URL('../docs', import.meta.url))
const storybook = inject('storybook')

describe('the built Storybook', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
  })

  afterAll(() => browser.close())

  /** Opens a page and collects its errors, failed responses and requests to other origins. */
  const open = async (path: string, colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.newPage({ colorScheme })
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      const url = new URL(request.url())
      const own = url.href.startsWith(storybook) || ['data:', 'blob:'].includes(url.protocol)
      if (!own) problems.push(`requested ${url.href}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(storybook + path)
    return { page, problems }
  }

  it('opens on its start page under /storybook/ and lists every group in the sidebar', async () => {
    const { page, problems } = await open('')
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('heading', { level: 1, name: 'Start here' }).waitFor()
    for (const group of ['Actions', 'Forms', 'Surfaces', 'Calendar', 'Feedback']) {
      await page.getByRole('navigation').getByText(group, { exact: true }).waitFor()
    }
    expect(problems).toEqual([])
  })

  it.each(['light', 'dark'] as const)('shows a story on the paper colour in %s', async (scheme) => {
    const { page, problems } = await open('iframe.html?id=actions-button--primary', scheme)
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
    expect(await backgroundOf(page, 'html')).toBe(colourOf('paper', scheme))
    // From the second load on, the service worker of the stories is active from the start.
    await page.reload()
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
    expect(problems).toEqual([])
  })

  it('serves the requests of its stories from its own service worker and stores nothing', async () => {
    const { page } = await open('iframe.html?id=navigation-themetoggle--as-the-system')
    await page.getByRole('radio', { name: 'Dark' }).check()
    const outside = await browser.contexts().at(-1)?.storageState()
    expect(outside?.origins ?? []).toEqual([])
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(storybook)
  })

  it('lets browsers keep its assets for good, compressed', async () => {
    const page = await (await fetch(`${storybook}iframe.html`)).text()
    const [, script = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(page) ?? []
    const { headers } = await fetch(storybook + script, { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('content-encoding')).toBe('br')
  })

  it('stops the clock of the pictures for Chromatic, and for nobody else', async () => {
    const now = async (query: string) => {
      const { page } = await open(`iframe.html?id=actions-button--primary${query}`)
      await page.getByRole('button', { name: 'Save changes' }).waitFor()
      return page.evaluate(() => Date.now())
    }
    expect(await now('&chromatic=true')).toBe(Date.parse(pictureTime))
    expect(await now('')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('draws text in the typeface of the brand on the first visit', async () => {
    const { page } = await open('iframe.html?id=start-here--docs&viewMode=docs')
    await page.getByRole('heading', { level: 1, name: 'Start here' }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await isInBrandFont(page, '.sbdocs-content h1')).toBe(true)
  })

  it('follows a link between its pages without losing the sidebar, and none of an example', async () => {
    const { page } = await open('?path=/docs/actions-link--docs')
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.locator('.sb-story a').first().click()
    await preview.getByRole('link', { name: 'When to use which component' }).click()
    await preview.getByRole('heading', { level: 1, name: 'Choosing a component' }).waitFor()
    await preview.locator('.sbdocs').getByRole('link', { name: 'Toaster' }).first().click()
    await preview.getByRole('heading', { level: 1, name: 'Toaster' }).waitFor()
    expect(new URL(page.url()).searchParams.get('path')).toBe('/docs/feedback-toaster--docs')
  })

  it('keeps a member screen when somebody clicks on a theme, a size or a tab of the panel', async () => {
    const { page } = await open('?path=/story/screens-members-to-dos-user--full')
    const preview = page.frameLocator('#storybook-preview-iframe')
    const story = preview.locator('#storybook-root')
    await preview.getByRole('heading', { level: 3, name: 'Draft chapter three' }).waitFor()
    const before = await story.textContent()
    const choose = async (menu: RegExp, name: RegExp) => {
      await page.getByRole('button', { name: menu }).click()
      await page.getByRole('option', { name }).click()
    }
    const expectSame = async () => {
      // The manager stores what was clicked, which the screen could take for another session.
      await page.waitForTimeout(500)
      expect(await story.textContent()).toBe(before)
    }

    await choose(/^Light, dark or as the system/, /^Dark/)
    await preview.locator('html[data-theme="dark"]').waitFor({ state: 'attached' })
    const frame = page.frames().find((candidate) => candidate.url().includes('iframe.html'))
    if (!frame) throw new Error('there is no preview')
    expect(await backgroundOf(frame, 'html')).toBe(colourOf('paper', 'dark'))
    await expectSame()
    await choose(/^Viewport/, /^Large mobile/)
    await expectSame()
    for (const tab of [/^Actions/, /^Interactions/]) {
      await page.getByRole('tab', { name: tab }).click()
      await expectSame()
    }
  })

  it('draws a page and the stories in its frames in the accent and theme of the toolbar', async () => {
    const { page } = await open('?path=/docs/patterns-row-actions--docs')
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('heading', { level: 1, name: 'Row actions' }).waitFor()
    await page.getByRole('button', { name: /^The colour that a team chooses/ }).click()
    await page.getByRole('option', { name: /^Iris/ }).click()
    await page.getByRole('button', { name: /^Light, dark or as the system/ }).click()
    await page.getByRole('option', { name: /^Dark/ }).click()
    const chosen = 'html[data-accent="iris"][data-theme="dark"]'
    const story = preview.frameLocator('#iframe--patterns-row-actions--open')
    // The story sends its own globals to the page once it is drawn.
    await story.getByRole('menu').waitFor()
    await story.locator(chosen).waitFor({ state: 'attached' })
    await preview.locator(chosen).waitFor({ state: 'attached' })
  })

  it('shows colours in light and in dark beside each other', async () => {
    const { page } = await open('iframe.html?id=tokens--docs&viewMode=docs')
    const samples = page.getByRole('row', { name: /^success/ }).getByRole('cell')
    await samples.first().waitFor()
    const grounds = await samples.evaluateAll((cells) =>
      cells
        .slice(0, 2)
        .map(({ firstElementChild }) =>
          firstElementChild ? getComputedStyle(firstElementChild).backgroundColor : '',
        ),
    )
    expect(new Set(grounds).size).toBe(2)
  })

  it.each([
    ['modal', 'Modal: Dialog'],
    ['notification', 'Notification: Toaster, Banner'],
    ['color', 'Color: Tokens'],
  ])('finds by the name %s what other systems call so', async (name, found) => {
    const { page } = await open('')
    await page.locator('#storybook-explorer-searchfield').fill(name)
    await page.getByRole('option', { name: found }).first().waitFor()
  })

  it('contains every page that its documentation links to', async () => {
    const index = (await (await fetch(`${storybook}index.json`)).json()) as {
      entries: Record<string, unknown>
    }
    const pages = readdirSync(pagesFolder).filter((file) => file.endsWith('.mdx'))
    const links = pages.flatMap((file) => [
      ...readFileSync(`${pagesFolder}/${file}`, 'utf8').matchAll(/\?path=\/docs\/([\w-]+)/g),
    ])
    const components = Object.keys(index.entries).filter((id) =>
      /^(?!screens-)\w+-[\w-]+--docs$/.test(id),
    )
    const alphabet = readFileSync(`${pagesFolder}/a-to-z.mdx`, 'utf8')
    const named = components.filter((id) => alphabet.includes(`](?path=/docs/${id})`))
    const pagesOfText = ['start-here--docs', 'choosing-a-component--docs', 'a-to-z--docs']
    expect(components.filter((id) => !named.includes(id) && !pagesOfText.includes(id))).toEqual([])
    expect(links.map(([, id]) => id).filter((id) => !(String(id) in index.entries))).toEqual([])
  })
})
