// Draws docs/screens anew: `npm run screens`, or `npm run screens -- http://localhost:3000` of a product that runs.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from './lib/chromium.mjs'
import { startProduct } from './lib/product.mjs'
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

/** The whole page in one picture: the window is made as high as the page, so that the bar lies at its end. */
const draw = async (page, origin, name, address, width, theme) => {
  await page.setViewportSize({ width, height: widths[width] })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const height = await page.evaluate('document.documentElement.scrollHeight')
  await page.setViewportSize({ width, height: Math.max(height, widths[width]) })
  await page.waitForLoadState('networkidle')
  const file = path.join(folder, `${name}-${width}-${theme}.png`)
  await page.screenshot({ path: file, animations: 'disabled' })
}

const [given] = process.argv.slice(2)
const { CHROMIUM_PATH: executablePath } = await ensureChromium()
const product = given ? { origin: given, stop: () => undefined } : await startProduct()
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
})
await mkdir(folder, { recursive: true })
for (const theme of themes) {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-08-18T09:00:00+08:00'))
  for (const [name, address] of Object.entries(pages)) {
    for (const width of Object.keys(widths)) {
      await draw(page, product.origin, name, address, Number(width), theme)
    }
  }
  await context.close()
}
await browser.close()
await product.stop()
console.log(`tropa: ${Object.keys(pages).length * 4} pictures in docs/screens`)
