import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '../packages/harness/src/chromium.mjs'
import results from '../packages/ui/src/conformance/results.json'
import tokens from '../packages/ui/tokens.json'
import { serveFolder } from './static-server'

const docs = fileURLToPath(new URL('../packages/ui/src/docs', import.meta.url))
const built = fileURLToPath(new URL('../storybook-static', import.meta.url))

describe('the built Storybook', () => {
  let site: Awaited<ReturnType<typeof serveFolder>>
  let browser: Browser

  beforeAll(async () => {
    if (!existsSync(`${built}/index.html`)) throw new Error('Run `npm run storybook:build` first')
    site = await serveFolder(built, '/storybook/')
    browser = await chromium.launch(launchOptions())
  })

  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  /** Opens a page and collects its errors, failed responses and requests to other origins. */
  const open = async (path: string, colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.newPage({ colorScheme })
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      const url = new URL(request.url())
      const own = url.href.startsWith(site.url) || ['data:', 'blob:'].includes(url.protocol)
      if (!own) problems.push(`requested ${url.href}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(site.url + path)
    return { page, problems }
  }

  /** The background colour as the browser paints it, as a hex code. */
  const backgroundColour = (page: Page) =>
    page.evaluate(() => {
      const probe = document.createElement('canvas').getContext('2d')
      if (!probe) return ''
      probe.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      probe.fillRect(0, 0, 1, 1)
      const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data
      return `#${[red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')}`
    })

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
    const { $value, $extensions } = tokens.color.paper
    expect(await backgroundColour(page)).toBe(scheme === 'light' ? $value : $extensions.mode.dark)
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
    expect(scope).toBe(site.url)
  })

  it('contains every page that its documentation links to', () => {
    const index = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
      entries: Record<string, unknown>
    }
    const pages = readdirSync(docs).filter((file) => file.endsWith('.mdx'))
    const links = pages.flatMap((file) => [
      ...readFileSync(`${docs}/${file}`, 'utf8').matchAll(/\?path=\/docs\/([\w-]+)/g),
    ])
    expect(links.length).toBeGreaterThan(30)
    expect(links.map(([, id]) => id).filter((id) => !(String(id) in index.entries))).toEqual([])
  })

  it('shows the result of every component on its Conformance page', async () => {
    const { page, problems } = await open('iframe.html?id=conformance--docs&viewMode=docs')
    for (const { component } of results) {
      await page.getByRole('heading', { level: 3, name: component, exact: true }).waitFor()
    }
    expect(problems).toEqual([])
  })
})
