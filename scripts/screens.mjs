// Takes the screenshots of docs/screens: `npm run screens`, or of a running product:
// `npm run screens -- http://localhost:3000`.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../packages/harness/src/chromium.mjs'
import { ProductProcess } from '../packages/harness/src/product-process.mjs'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { root } from './lib/run.mjs'

const pages = {
  home: '/',
  about: '/about',
  team: '/team',
  calendar: '/calendar?month=august',
  contact: '/contact',
  rules: '/rules',
  login: '/login',
  'not-found': '/nowhere',
}
const widths = { 375: 812, 1440: 900 }
const themes = ['light', 'dark']
const folder = path.join(root, 'docs/screens')

/** Takes a screenshot of the whole page, in a window as high as the page so that the bar is at its end. */
const takeScreenshot = async (page, origin, name, address, width, theme) => {
  await page.setViewportSize({ width, height: widths[width] })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const height = await page.evaluate('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height: Math.max(height, widths[width]) })
  await page.waitForLoadState('networkidle')
  const file = path.join(folder, `${name}-${width}-${theme}.png`)
  await page.screenshot({ path: file, animations: 'disabled' })
}

const [givenOrigin] = process.argv.slice(2)
await ensureChromium()
const product = givenOrigin ? undefined : await (await ProductProcess.spawn()).ready()
const origin = givenOrigin ?? product.origin
const browser = await chromium.launch(launchOptions())
await mkdir(folder, { recursive: true })
for (const theme of themes) {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-08-18T09:00:00+08:00'))
  for (const [name, address] of Object.entries(pages)) {
    for (const width of Object.keys(widths)) {
      await takeScreenshot(page, origin, name, address, Number(width), theme)
    }
  }
  await context.close()
}
await browser.close()
await product?.dispose()
console.log(`tropa: ${Object.keys(pages).length * 4} pictures in docs/screens`)
