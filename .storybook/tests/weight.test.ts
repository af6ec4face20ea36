import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'

const storybook = inject('storybook')

describe('the weight of Storybook', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
  })

  afterAll(() => browser.close())

  it('lets browsers keep its assets for good, compressed', async () => {
    const page = await (await fetch(`${storybook}iframe.html`)).text()
    const [, script = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(page) ?? []
    const { headers } = await fetch(storybook + script, { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('content-encoding')).toBe('br')
  })

  it('sends at most 2.5 MB on the first visit and less than 100 kB on the second', async () => {
    const context = await browser.newContext()
    const visit = async () => {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      let bytes = 0
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      // The preview is of the same origin, so this session reports its requests too.
      await session.send('Network.enable')
      await page.goto(storybook)
      const preview = page.frameLocator('#storybook-preview-iframe')
      await preview.getByRole('heading', { level: 1, name: 'Start here' }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.close()
      return bytes
    }
    const [first, second] = [await visit(), await visit()]
    console.log(`first visit ${first} bytes, second visit ${second} bytes`)
    expect(first).toBeGreaterThan(500_000)
    expect(first).toBeLessThan(2_500_000)
    expect(second).toBeLessThan(100_000)
  })
})
