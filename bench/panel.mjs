// The panel over a slow line, as an editor meets it: the sign-in with an empty cache, then the dashboard.
import { chromium } from 'playwright'
import { password } from './servers/product.mjs'

/** 400 kbit/s each way, 400 ms until a response begins. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

const firstPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? false

const screens = [
  { name: 'sign-in', landmark: (page) => page.getByLabel('Username') },
  { name: 'dashboard', landmark: (page) => page.getByRole('heading', { level: 1 }) },
]

/** How long each screen takes to show text, in milliseconds, and what it loads, in kB. */
export const measurePanel = async (port, origin) => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)

  const results = []
  for (const { name, landmark } of screens) {
    bytes = 0
    if (name === 'sign-in') {
      await page.goto(`${origin}/cms`, { timeout: 60_000 })
    } else {
      await page.getByLabel('Username').fill('admin')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL(`${origin}/cms`, { timeout: 60_000 })
    }
    await landmark(page).waitFor({ timeout: 60_000 })
    const paint = await page.waitForFunction(firstPaint)
    const text = Math.round(await paint.jsonValue())
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    results.push({ name, text, kilobytes: bytes / 1000 })
  }
  await context.close()
  await browser.close()
  return results
}
