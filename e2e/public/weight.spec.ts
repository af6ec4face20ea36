import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const kibibyte = 1024

const gzipped = (bodies: Buffer[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / kibibyte

test('the home page asks for at most 110 KiB of scripts before the first interaction', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/')
  await hydrated(page)
  const kibibytes = gzipped(await Promise.all(scripts))
  console.log(`/ loads ${kibibytes.toFixed(1)} KiB of scripts, gzipped`)
  expect(kibibytes).toBeLessThanOrEqual(110)
})

test('a visitor is never sent the code of the members’ area', async ({ page }) => {
  const names: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') names.push(response.url())
  })
  for (const path of ['/', '/about', '/team', '/calendar', '/contact', '/rules']) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(names.filter((name) => /guards|member-layout|query-client|todo/.test(name))).toEqual([])
})

test('data that came with the page is not fetched again', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
  })
  for (const path of ['/', '/about', '/team', '/calendar', '/contact', '/rules']) {
    await page.goto(path)
    await hydrated(page)
  }
  await page.goto('/calendar?month=august')
  await hydrated(page)
  await page.getByRole('button', { name: '2nd semester' }).click()
  await expect(page).toHaveURL(/semester=second/)
  expect(calls).toEqual([])
})
