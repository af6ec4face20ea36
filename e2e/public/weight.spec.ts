import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures/test'
import { hydrated, openMenu, publicPages } from './support'

const kilobyte = 1000

const gzipped = (bodies: Buffer[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / kilobyte

test('The home page loads at most 125 kB of scripts', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/')
  await hydrated(page)
  const kilobytes = gzipped(await Promise.all(scripts))
  console.log(`/ loads ${kilobytes.toFixed(1)} kB of scripts, gzipped`)
  expect(kilobytes).toBeLessThanOrEqual(125)
})

test('A visitor never loads the code of the members’ area', async ({ page, api, signInAs }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  const wordsOfMembers = [
    'Post a to-do',
    'Add a new task for the team',
    'Are you sure you want to log out?',
    'Todo acknowledged successfully!',
    'Add record',
  ]
  const found = async () => {
    const responses = await Promise.all([...scripts].map((path) => api(`GET ${path}`)))
    return wordsOfMembers.filter((words) => responses.some(({ text }) => text.includes(words)))
  }
  for (const { path } of publicPages) {
    await page.goto(path)
    await hydrated(page)
    await openMenu(page)
  }
  expect(scripts.size).toBeGreaterThan(0)
  expect(await found()).toEqual([])

  await signInAs('admin')
  for (const path of ['/admin/todo', '/admin/records']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(await found(), 'words in the scripts of members').toEqual(wordsOfMembers)
})

test('A page does not fetch its own page data again', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) requests.push(request.url())
  })
  for (const path of ['/', '/about', '/team', '/calendar', '/contact', '/rules']) {
    await page.goto(path)
    await hydrated(page)
  }
  await page.goto('/calendar?month=august')
  await hydrated(page)
  await page.getByRole('button', { name: '2nd semester' }).click()
  await expect(page).toHaveURL(/semester=second/)
  expect(requests).toEqual([])
})
