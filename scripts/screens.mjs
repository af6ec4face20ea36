// Takes the screenshots of README.md and docs/editing.md from the demo: `npm run screens`, or some: `npm run screens -- home`.
import path from 'node:path'
import { chromium } from 'playwright'
import { request } from '../packages/harness/src/api.mjs'
import { launchOptions } from '../packages/harness/src/chromium.mjs'
import { ProductProcess } from '../packages/harness/src/product-process.mjs'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { root } from './lib/run.mjs'

const window = { width: 1440, height: 900 }

const sheet = [
  'title,start,end,type',
  'Foundation day,2025-09-15,,holiday',
  'Hackathon,2025-10-18,2025-10-19,event',
  'No such day,2026-02-30,,exam',
].join('\n')

/** Each screenshot: its address, and what happens there before it is taken. */
const screens = {
  home: ['/'],
  members: ['/admin'],
  'editing-dashboard': ['/cms'],
  'editing-team': ['/cms/collections/team'],
  'editing-about': [
    '/cms/globals/about',
    async (page) => {
      await page.getByRole('button', { name: /Live Preview/ }).click()
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    },
  ],
  'editing-versions': ['/cms/globals/about/versions'],
  'editing-months': ['/cms/collections/calendar/months?month=2025-09'],
  'editing-import': [
    '/cms/collections/calendar/months?month=2025-09',
    async (page) => {
      const form = page.getByText('Import events from a file')
      const buffer = Buffer.from(sheet)
      await form.click()
      await page.getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Preview' }).first().click()
      await page.getByText(/2 new/).waitFor()
      await form.evaluate((element) => element.scrollIntoView())
    },
  ],
}

const names = process.argv.slice(2)
const chosen = Object.entries(screens).filter(([name]) => !names.length || names.includes(name))

await ensureChromium()
const product = await (await ProductProcess.spawn({}, { program: 'demo' })).ready()
const { origin } = product
/** An admin of the demo sees what editors see, too. */
const account = { username: 'marielle', password: 'demo-admin' }
const { body } = await request(origin, 'POST /api/user/login', { body: account })
const session = Object.entries({ ...body.result, role: JSON.stringify(body.result.role) })
const localStorage = [['token', body.token], ...session].map(([name, value]) => ({ name, value }))

const browser = await chromium.launch(launchOptions())
for (const [name, [address, prepare]] of chosen) {
  // Each in a context of its own, because the panel remembers that a preview is open.
  const context = await browser.newContext({
    viewport: window,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Manila',
    ...(name === 'members' && {
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    }),
  })
  if (address.startsWith('/cms')) {
    await context.addCookies([{ name: 'payload-token', value: body.token, url: origin }])
  }
  const page = await context.newPage()
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.evaluate(() => document.querySelector('#demo-notice, .tropa-demo-notice')?.remove())
  const file = path.join(root, `docs/screens/${name}.png`)
  await page.screenshot({ path: file, animations: 'disabled' })
  await context.close()
}
await browser.close()
await product.dispose()
