// Draws the pictures of docs/editing.md anew: `npm run screens:editing`.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from './lib/chromium.mjs'
import { startProduct } from './lib/product.mjs'
import { root } from './lib/run.mjs'

const folder = path.join(root, 'docs/screens')
const password = 'a password for pictures'
const pages = {
  dashboard: '/cms',
  team: '/cms/collections/team',
  about: '/cms/globals/about',
  versions: '/cms/globals/about/versions',
}

const { CHROMIUM_PATH: executablePath } = await ensureChromium()
const product = await startProduct({ SEED_ADMIN_PASSWORD: password })
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
})

const signIn = async (page) => {
  const { origin } = product
  const answer = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { token } = await answer.json()
  await page.context().addCookies([{ name: 'payload-token', value: token, url: origin }])
}

await mkdir(folder, { recursive: true })
for (const theme of ['light', 'dark']) {
  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ]) {
    const context = await browser.newContext({
      colorScheme: theme,
      reducedMotion: 'reduce',
      viewport: { width, height },
    })
    const page = await context.newPage()
    await signIn(page)
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(product.origin + address, { waitUntil: 'networkidle' })
      if (name === 'about' && width > 1000) {
        await page.getByRole('button', { name: /Live Preview/ }).click()
        await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
      }
      const file = path.join(folder, `editing-${name}-${width}-${theme}.png`)
      await page.screenshot({ path: file, animations: 'disabled' })
      if (name === 'about' && width > 1000) {
        await page.getByRole('button', { name: /Live Preview/ }).click()
      }
    }
    await context.close()
  }
}
await browser.close()
await product.stop()
