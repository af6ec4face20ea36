import { expectAccessible } from '../fixtures/accessibility'
import { holdRequests } from '../fixtures/gate'
import { expect, test } from '../fixtures/test'
import { expectStill, noteShifts } from './layout-shift'
import { hydrated, openMenu, publicPages } from './support'

const widths = [320, 375, 768, 1440]

for (const { path, heading, says } of publicPages) {
  test.describe(path, () => {
    test('says the same with and without JavaScript', async ({ page, plainPage }) => {
      for (const each of [page, plainPage]) {
        await each.goto(path)
        await expect(each.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(each.getByText(says).first()).toBeVisible()
      }
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is accessible and holds still in ${colorScheme}, from 320 to 1440 px`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await noteShifts(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          await hydrated(page)
          await expectStill(page, width)
          if (width === 375 || width === 1440) await expectAccessible(page)
        }
      })
    }
  })
}

test('the login and the 404 hold still too', async ({ page, quiet }) => {
  quiet.expectMessage(/404 \(Not Found\)/)
  await noteShifts(page)
  for (const path of ['/login', '/no/such/page']) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await hydrated(page)
      await expectStill(page, width)
    }
  }
})

test('every page names itself to search engines and share cards', async ({ page, origin }) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  for (const { path } of publicPages) {
    await page.goto(path)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + path)
    expect(await content('meta[property="og:url"]')).toBe(origin + path)
    expect(await content('meta[property="og:image"]')).toBe(`${origin}/share.png`)
    expect(await content('meta[property="og:title"]')).toBe(await page.title())
    seen.titles.add(await page.title())
    seen.descriptions.add((await content('meta[name="description"]')) ?? '')
  }
  expect(seen.titles.size).toBe(publicPages.length)
  expect(seen.descriptions.size).toBe(publicPages.length)
})

test('the files that pages name are there', async ({ api }) => {
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

test('crawlers find every public page, and are kept from the rest', async ({ api, origin }) => {
  const sitemap = await api('GET /sitemap.xml')
  expect(sitemap.headers.get('content-type')).toContain('xml')
  const addresses = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(publicPages.map(({ path }) => origin + path))
  const robots = await api('GET /robots.txt')
  expect(robots.headers.get('content-type')).toContain('text/plain')
  const lines = robots.text.trim().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const barred = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  expect(barred).toEqual(expect.arrayContaining(['/admin', '/api/', '/cms', '/dashboard', '/todo']))
  for (const { path } of publicPages) {
    expect(
      barred.filter((prefix) => path.startsWith(prefix)),
      path,
    ).toEqual([])
  }
})

test('the team and its events are told to machines', async ({ page, api }) => {
  const dataOf = async (path: string) => {
    await page.goto(path)
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    return JSON.parse(text ?? '') as Record<string, unknown[]>
  }
  const team = (await api('GET /api/team')).body as unknown as { name: string; role: string }[]
  const organization = await dataOf('/team')
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Tropa' })
  expect(organization.member).toMatchObject(
    team.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
  )
  const { '@graph': events } = await dataOf('/calendar')
  expect(events?.length).toBeGreaterThan(10)
  expect(events?.[0]).toMatchObject({
    '@type': 'Event',
    startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
})

test('an unknown address is a helpful 404', async ({ page, quiet }) => {
  quiet.expectMessage(/404 \(Not Found\)/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Rules/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Rules and Regulations')
})

test('pages follow one another without a reload, each from its top', async ({ page }) => {
  await page.goto('/team')
  await hydrated(page)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
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
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a page whose code cannot be fetched says so, and tries again', async ({
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
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our team')
})

test('a page that takes its time shows its shape', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const open = await holdRequests(page, '**/api/rules')
  await page.getByRole('link', { name: 'About Tropa' }).hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.history.pushState({ idx: 1, key: 'later' }, '', '/rules')
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'later' } }))
  })
  await expect(page.getByText('Loading the rules')).toBeAttached()
  open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Rules and Regulations')
})

test('a page that cannot be loaded says so and is asked for again', async ({ page, quiet }) => {
  quiet.expectMessage(/500 \(Internal Server Error\)/)
  await page.goto('/')
  await hydrated(page)
  await page.route('**/api/about', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
  )
  await page.getByRole('link', { name: 'About Tropa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Tropa')
})

test('the theme is remembered and never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await openMenu(page)
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await paper()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(paper).not.toBe(light)
  const dark = await paper()
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        firstPaper: getComputedStyle(document.documentElement).backgroundColor,
      })
    })
  })
  await page.goto('/team')
  expect(await page.evaluate(() => (window as unknown as { firstPaper: string }).firstPaper)).toBe(
    dark,
  )
})
