import type { Browser, Frame, Page } from 'playwright'

export interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
}

/** What Chromium, and the product, write about the failed requests that stories simulate. */
const isExpected = (text: string) =>
  /^Failed to load (?:resource: (?:.* status of \d+|net::ERR_FAILED)|inquiries)/.test(text)

/** Opens a page that notes errors of its scripts and on its console, and what the server refuses. */
export const openPage = async (browser: Browser) => {
  const context = await browser.newContext({
    colorScheme: 'light',
    // Otherwise elements that fade in are at first invisible or in other colours.
    reducedMotion: 'reduce',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !isExpected(text)) errors.push(`console: ${text}`)
  })
  page.on('response', (response) => {
    // Simulated responses come from the story's service worker.
    const isSimulated = response.fromServiceWorker()
    if (response.status() >= 400 && !isSimulated) {
      errors.push(`${response.status()} ${response.url()}`)
    }
  })
  return { page, errors, close: () => context.close() }
}

/** Whether the text of an element is drawn in the typeface of the brand, as Chromium reports it. */
export const isInBrandFont = async (page: Page, selector: string) => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.some(({ isCustomFont, familyName }) => isCustomFont && /Bricolage/.test(familyName))
}

/** The background colour of an element as the browser paints it, as a hex code. */
export const backgroundOf = (page: Page | Frame, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const probe = document.createElement('canvas').getContext('2d')
    if (!probe) return ''
    probe.fillStyle = getComputedStyle(element).backgroundColor
    probe.fillRect(0, 0, 1, 1)
    const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')}`
  })

/** Works through entries in several pages at the same time. */
export const inLanes = async <Item>(
  items: readonly Item[],
  openLane: () => Promise<(item: Item) => Promise<void>>,
) => {
  const queue = [...items]
  const lane = async () => {
    const work = await openLane()
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 3 }, lane))
}
