// How long a member on a slow line waits from the click on "Log me in" until the home screen shows.
import { chromium } from 'playwright'
import { password } from './servers/product.mjs'

/** 50 kB/s each way, 400 ms until an answer begins. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

/** How often a person signs in at most: other work on the machine disturbs. */
const attempts = 3

const signIn = async (browser, origin) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await page.goto(`${origin}/login`, { timeout: 60_000 })
  await page.getByLabel('Username').pressSequentially('admin', { delay: 150 })
  await page.getByLabel('Password', { exact: true }).pressSequentially(password, { delay: 150 })
  await page.waitForLoadState('networkidle')
  const startedAt = performance.now()
  await page.getByRole('button', { name: 'Log me in' }).click()
  await page.getByRole('link', { name: /^View inquiry/ }).waitFor()
  const duration = performance.now() - startedAt
  await context.close()
  return Math.round(duration)
}

/** The milliseconds of the fastest of some sign-ins, no more of them than the budget asks for. */
export const signInTime = async (port, origin, budget) => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  let fastest = Infinity
  for (let attempt = 0; attempt < attempts && fastest > budget; attempt += 1) {
    fastest = Math.min(fastest, await signIn(browser, origin))
  }
  await browser.close()
  return fastest
}
