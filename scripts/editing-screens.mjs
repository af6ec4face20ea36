// Takes the screenshots of docs/editing.md: `npm run screens:editing`, or some: `… -- months import`.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { firstAccounts, seedVariables } from '../packages/harness/src/accounts.mjs'
import { request } from '../packages/harness/src/api.mjs'
import { launchOptions } from '../packages/harness/src/chromium.mjs'
import { ProductProcess } from '../packages/harness/src/product-process.mjs'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { root } from './lib/run.mjs'

const folder = path.join(root, 'docs/screens')
const pages = {
  dashboard: '/cms',
  team: '/cms/collections/team',
  about: '/cms/globals/about',
  versions: '/cms/globals/about/versions',
  months: '/cms/collections/calendar/months?month=2025-09',
  import: '/cms/collections/calendar/months?month=2025-09',
  invite: '/cms/collections/members',
  inquiry: '/cms/collections/inquiries',
}

const sheet = [
  'title,start,end,type',
  'Foundation day,2025-09-15,,holiday',
  'Hackathon,2025-10-18,2025-10-19,event',
  'No such day,2026-02-30,,exam',
].join('\n')

const named = process.argv.slice(2)
const chosen = Object.entries(pages).filter(([name]) => named.length === 0 || named.includes(name))

/** What happens on a page before its screenshot. */
const preparations = {
  import: async (page) => {
    const buffer = Buffer.from(sheet)
    await page.getByText('Import events from a file').click()
    await page.getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Preview' }).first().click()
    await page.getByText(/2 new/).waitFor()
    await page.getByText('Import events from a file').evaluate((form) => form.scrollIntoView())
  },
  invite: async (page) => {
    const link = page.getByText('is shown only this once')
    await page.getByText('Invite a member', { exact: true }).click()
    await page.getByLabel('Username', { exact: true }).fill(`mia-${Date.now()}`)
    await page.getByRole('button', { name: 'Make an invite' }).click()
    await link.waitFor()
    await link.scrollIntoViewIfNeeded()
  },
  inquiry: async (page) => {
    await page.getByRole('link', { name: 'Maria Santos' }).first().click()
    await page.getByLabel('Notes').waitFor()
    await page.waitForLoadState('networkidle')
  },
}

await ensureChromium()
const product = await (await ProductProcess.spawn(seedVariables)).ready()
const browser = await chromium.launch(launchOptions())

await request(product.origin, 'POST /api/contact', {
  body: {
    name: 'Maria Santos',
    category: 'Collaboration',
    email: 'maria@example.com',
    desc: 'Hello team,\nwould you show your capstone at our school fair in October?',
  },
})

const signIn = async (page) => {
  const { origin } = product
  const { body } = await request(origin, 'POST /api/user/login', { body: firstAccounts.admin })
  await page.context().addCookies([{ name: 'payload-token', value: body.token, url: origin }])
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
    for (const [name, address] of chosen) {
      await page.goto(product.origin + address, { waitUntil: 'networkidle' })
      if (name === 'about' && width > 1000) {
        await page.getByRole('button', { name: /Live Preview/ }).click()
        await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
      }
      await preparations[name]?.(page)
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
await product.dispose()
