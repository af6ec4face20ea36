// Draws the pictures of docs/editing.md anew: `npm run screens:editing`, or some: `… -- months import`.
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
  months: '/cms/collections/calendar/months?year=2025',
  import: '/cms/collections/calendar/months?year=2025',
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

/** What is done on a page before its picture is taken. */
const acts = {
  import: async (page) => {
    const buffer = Buffer.from(sheet)
    await page.getByText('Import events from a file').click()
    await page.getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Preview' }).first().click()
    await page.getByText(/2 new/).waitFor()
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

const { CHROMIUM_PATH: executablePath } = await ensureChromium()
const product = await startProduct({ SEED_ADMIN_PASSWORD: password })
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
})

await fetch(`${product.origin}/api/contact`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    name: 'Maria Santos',
    category: 'Collaboration',
    email: 'maria@example.com',
    desc: 'Hello team,\nwould you show your capstone at our school fair in October?',
  }),
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
    for (const [name, address] of chosen) {
      await page.goto(product.origin + address, { waitUntil: 'networkidle' })
      if (name === 'about' && width > 1000) {
        await page.getByRole('button', { name: /Live Preview/ }).click()
        await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
      }
      await acts[name]?.(page)
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
