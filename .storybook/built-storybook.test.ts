import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import results from '../packages/ui/src/conformance/results.json'
import tokens from '../packages/ui/tokens.json'
import { launchOptions } from './chromium'
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

  /** Opens a page and notes whatever it complains of or asks other machines for. */
  const open = async (path: string, colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.newPage({ colorScheme })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      const url = new URL(request.url())
      const own = url.href.startsWith(site.url) || ['data:', 'blob:'].includes(url.protocol)
      if (!own) complaints.push(`asked for ${url.href}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(site.url + path)
    return { page, complaints }
  }

  /** The colour of the page's ground, as it is painted. */
  const ground = (page: Page) =>
    page.evaluate(() => {
      const probe = document.createElement('canvas').getContext('2d')
      if (!probe) return ''
      probe.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      probe.fillRect(0, 0, 1, 1)
      const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data
      return `#${[red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')}`
    })

  it('opens under /storybook/ on its first page, with every group in the sidebar', async () => {
    const { page, complaints } = await open('')
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('heading', { level: 1, name: 'Start here' }).waitFor()
    for (const group of ['Actions', 'Forms', 'Surfaces', 'Calendar', 'Feedback']) {
      await page.getByRole('navigation').getByText(group, { exact: true }).waitFor()
    }
    expect(complaints).toEqual([])
  })

  it.each(['light', 'dark'] as const)('shows a story on its paper in %s', async (scheme) => {
    const { page, complaints } = await open('iframe.html?id=actions-button--primary', scheme)
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
    const { $value, $extensions } = tokens.color.paper
    expect(await ground(page)).toBe(scheme === 'light' ? $value : $extensions.mode.dark)
    // The second time the worker that answers the stories' calls is there from the start.
    await page.reload()
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('answers its stories’ calls from a worker of its own, and keeps its storage to itself', async () => {
    const { page } = await open('iframe.html?id=navigation-themetoggle--as-the-system')
    await page.getByRole('radio', { name: 'Dark' }).check()
    const outside = await browser.contexts().at(-1)?.storageState()
    expect(outside?.origins ?? []).toEqual([])
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(site.url)
  })

  it('has every page that its pages link to', () => {
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

  it('says on its Conformance page how every component did', async () => {
    const { page, complaints } = await open('iframe.html?id=conformance--docs&viewMode=docs')
    for (const { component } of results) {
      await page.getByRole('heading', { level: 3, name: component, exact: true }).waitFor()
    }
    expect(complaints).toEqual([])
  })
})
