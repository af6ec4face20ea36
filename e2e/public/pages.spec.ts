import { publicPages as listedPages } from '@tropa/contract/pages'
import * as z from 'zod/mini'
import { expectAccessible, expectAccessibleState } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { expectLoaded, recordRequests } from '../members/support'
import { expectStill, recordShifts } from '../fixtures/layout'
import { hydrated, openMenu, publicPages } from './support'

for (const { path, heading, says } of publicPages) {
  test(`The page ${path} has the same text with and without JavaScript, and loads it once`, async ({
    page,
    plainPage,
  }) => {
    const requests = recordRequests(page)
    for (const each of [page, plainPage]) {
      await each.goto(path)
      await expect(each.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(each.getByText(says).first()).toBeVisible()
    }
    await hydrated(page)
    expect(requests).toEqual([])
  })
}

test(
  'Nothing moves on any public page, from 320 to 1440 px',
  { tag: '@complete' },
  async ({ page, quiet }) => {
    test.slow()
    quiet.expectMessage(/404 \(Not Found\)/)
    await recordShifts(page)
    for (const path of [...publicPages.map((each) => each.path), '/login', '/no/such/page']) {
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await hydrated(page)
        await expectStill(page, width)
      }
    }
  },
)

test('Every public page has its own title and description for search engines and share cards', async ({
  page,
  origin,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  for (const { path } of publicPages) {
    await page.goto(path)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + path)
    expect(await content('meta[property="og:url"]')).toBe(origin + path)
    expect(await content('meta[property="og:image"]')).toBe(`${origin}/share.png`)
    // The card names the site beside it.
    const [title = ''] = (await page.title()).split(' · ')
    expect(await content('meta[property="og:title"]')).toBe(title)
    seen.titles.add(await page.title())
    seen.descriptions.add((await content('meta[name="description"]')) ?? '')
  }
  expect(seen.titles.size).toBe(publicPages.length)
  expect(seen.descriptions.size).toBe(publicPages.length)
})

test('A visitor gets every file that the pages name', async ({ api }) => {
  for (const [path, type] of [
    ['/share.png', 'image/png'],
    ['/favicon.ico', 'image/'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
  ]) {
    const { status, headers } = await api(`GET ${path ?? ''}`)
    expect(status, path).toBe(200)
    expect(headers.get('content-type'), path).toContain(type)
  }
})

test('A crawler finds every public page and nothing else', async ({ api, origin }) => {
  const sitemap = await api('GET /sitemap.xml')
  expect(sitemap.headers.get('content-type')).toContain('xml')
  const addresses = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(Object.values(listedPages).map(({ path }) => origin + path))
  const robots = await api('GET /robots.txt')
  expect(robots.headers.get('content-type')).toContain('text/plain')
  const lines = robots.text.trim().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const disallowed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  expect(disallowed).toEqual(
    expect.arrayContaining(['/admin', '/api/', '/cms', '/dashboard', '/todo']),
  )
  for (const { path } of publicPages) {
    expect(
      disallowed.filter((prefix) => path.startsWith(prefix)),
      path,
    ).toEqual([])
  }
})

test('A crawler finds the team and its events as structured data', async ({ page, client }) => {
  const dataOf = async (path: string) => {
    await page.goto(path)
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text ?? ''))
  }
  const team = await client.team.list()
  const organization = await dataOf('/team')
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Tropa' })
  expect(organization.member).toMatchObject(
    team.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
  )
  const { '@graph': graph } = await dataOf('/calendar')
  const events = z.array(z.unknown()).parse(graph)
  expect(events.length).toBeGreaterThan(10)
  expect(events[0]).toMatchObject({
    '@type': 'Event',
    startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
})

test('A visitor sees links to the pages at an unknown address', async ({ page, quiet }) => {
  quiet.expectMessage(/404 \(Not Found\)/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await expect(page.getByText('Did you mean')).toBeHidden()
  await page.goto('/calender')
  await expect(page.getByText('Did you mean Calendar?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Rules/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Rules and Regulations')
})

test('A visitor can move between pages without a reload, each from its top', async ({ page }) => {
  await page.goto('/team')
  await hydrated(page)
  await page.evaluate(() => {
    window.isSameDocument = true
    window.scrollTo(0, 1200)
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Tropa')
  await expect(page).toHaveTitle('About · Tropa')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Our story/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our team')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200)
  expect(await page.evaluate(() => window.isSameDocument)).toBe(true)
})

test('A visitor can try again after the code of a page failed to load', async ({
  page,
  context,
  quiet,
}) => {
  quiet.expectMessage(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('alert')).toContainText('We cannot be reached right now')
  await expectAccessibleState(page, 'the error screen')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our team')
})

test('A visitor’s theme is kept and never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await openMenu(page)
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.firstBackground = getComputedStyle(document.documentElement).backgroundColor
    })
  })
  await page.goto('/team')
  expect(await page.evaluate(() => window.firstBackground)).toBe(dark)
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
    await expectLoaded(page)
  }
  expect(await found(), 'words in the scripts of members').toEqual(wordsOfMembers)
})
