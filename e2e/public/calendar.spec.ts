import type { Page } from '@playwright/test'
import type { AcademicCalendar } from '@tropa/contract/calendar/calendar'
import { expectAccessible } from '../fixtures/accessibility'
import { fixClock } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const dateName = (year: number, month: number, day: number) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month, day))

const bars = (page: Page, type: string) => grid(page).getByRole('button', { name: `${type}: ` })
const monthSelect = (page: Page) => page.getByRole('combobox', { name: 'Month' })
const semester = (page: Page, name: string) => page.getByRole('button', { name })
const grid = (page: Page) => page.getByRole('grid')

let calendar: AcademicCalendar
let start: number

test.beforeEach(async ({ page, client }) => {
  calendar = await client.calendar.get({})
  start = calendar.academicYear.start
  await fixClock(page, `${start}-08-18T00:30`)
})

const open = async (page: Page, search = '') => {
  await page.goto(`/calendar${search}`)
  await hydrated(page)
}

test('The calendar opens on the first semester and the current month of the team’s zone', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Academic calendar ${start} to ${start + 1}`,
  )
  await expect(semester(page, '1st semester')).toHaveAttribute('aria-pressed', 'true')
  await expect(monthSelect(page)).toHaveValue('august')
  await expect(page.getByText(String(start), { exact: true })).toBeVisible()
  await expect(grid(page)).toHaveAccessibleName(`August ${start}`)
  await expect(grid(page).locator('[aria-current="date"]')).toHaveAccessibleName(
    new RegExp(`^${dateName(start, 7, 18)}`),
  )
})

test('A visitor can choose the months of each semester, and the year changes with it', async ({
  page,
}) => {
  await open(page)
  const offered = () =>
    monthSelect(page).evaluate((select: HTMLSelectElement) =>
      [...select.options].filter(({ hidden }) => !hidden).map(({ text }) => text),
    )
  expect(await offered()).toEqual('July August September October November December'.split(' '))
  await semester(page, '2nd semester').click()
  await expect(semester(page, '2nd semester')).toHaveAttribute('aria-pressed', 'true')
  expect(await offered()).toEqual('January February March April May June July'.split(' '))
  await expect(monthSelect(page), 'the month after a change of semester').toHaveValue('august')
  await expect(page.getByText(`No events in August ${start}`).first()).toBeVisible()
  await monthSelect(page).selectOption('January')
  await expect(page.getByText(String(start + 1), { exact: true })).toBeVisible()
  await expect(grid(page)).toHaveAccessibleName(`January ${start + 1}`)
  await semester(page, '1st semester').click()
  await expect(monthSelect(page)).toHaveValue('january')
  await expect(grid(page)).toHaveAccessibleName(`January ${start}`)
})

test('A visitor can search the year, and open the month of what was found', async ({ page }) => {
  await open(page)
  const search = page.getByRole('searchbox', { name: 'Search events' })
  await search.fill('graduating')
  await search.press('Enter')
  await expect(page).toHaveURL('/calendar?search=graduating')
  const found = page.getByRole('list', { name: 'Events that match “graduating”' })
  await expect(found.getByRole('listitem')).toHaveCount(8)
  await found
    .getByRole('link', { name: 'Final exams of graduating students, second semester' })
    .click()
  await expect(grid(page)).toHaveAccessibleName(`May ${start + 1}`)
  await expect(search).toHaveValue('')
})

test('A visitor can subscribe with Apple, Google or Outlook, or copy the address', async ({
  page,
  origin,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const feed = `${origin}/calendar.ics`
  const webcal = feed.replace(/^https?/, 'webcal')
  const link = (name: string) => page.getByRole('link', { name })
  await expect(link('Apple')).toHaveAttribute('href', webcal)
  const google = new URL((await link('Google').getAttribute('href')) ?? '')
  expect(google.searchParams.get('cid')).toBe(webcal)
  const outlook = new URL((await link('Outlook').getAttribute('href')) ?? '')
  expect(outlook.searchParams.get('url')).toBe(feed)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(feed)
  await page.keyboard.press('Escape')
  await expect(link('Google')).toBeHidden()
})

test(
  'A visitor reaches the months of the year by the next exam, the exams, the strip and Today',
  { tag: '@complete' },
  async ({ page }) => {
    await fixClock(page, `${start}-11-22T09:00`)
    await open(page, '?types=holiday')
    await page.getByRole('link', { name: /^Next exam in \d+ days$/ }).click()
    await expect(page).not.toHaveURL(/types=/)
    await expect(bars(page, 'Exam').first()).toBeVisible()
    const list = page.getByRole('list', { name: 'Exams of the year' })
    await list.getByRole('link').last().click()
    await expect(grid(page)).toHaveAccessibleName(`May ${start + 1}`)

    const ids = new Set(calendar.second['2']?.map(({ _id }) => _id))
    const march = page
      .getByRole('navigation', { name: 'Academic year' })
      .getByRole('link', { name: `Mar ${start + 1}, ${ids.size} events` })
    await march.click()
    await expect(march).toHaveAttribute('aria-current', 'true')
    await expect(grid(page)).toHaveAccessibleName(`March ${start + 1}`)
    await page.getByRole('link', { name: 'Today', exact: true }).click()
    await expect(grid(page)).toHaveAccessibleName(`November ${start}`)
  },
)

test(
  'On a phone a visitor who follows a link to an event or to today sees it at once',
  { tag: '@complete' },
  async ({ page }) => {
    await fixClock(page, `${start}-11-22T09:00`)
    await page.setViewportSize({ width: 375, height: 667 })
    const title = 'Final exams of graduating students, second semester'
    await open(page, `?search=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title }).first().click()
    const entry = page.getByRole('button', { name: title, expanded: true })
    await expect(entry).toBeFocused()
    await expect(entry).toBeInViewport()
    const today = page.getByRole('link', { name: 'Today' })
    for (const visit of [1, 2]) {
      await today.click()
      const day = page.locator('[data-slot="agenda-list"] [data-today]')
      await expect(day, `visit ${visit}`).toBeInViewport()
      await today.scrollIntoViewIfNeeded()
    }
  },
)

const searches = Array.from({ length: 12 }, (_, month) =>
  month < 6 ? `?semester=second&month=${month}` : `?month=${month}`,
)

/** The width and the height of each page of a PDF file, in points. */
const pagesOf = (sheet: Buffer) =>
  [...sheet.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).slice(2).map(Number),
  )

test(
  'A visitor can print every month on one landscape page, with the semester as a list after it, types in words',
  { tag: '@complete' },
  async ({ page }) => {
    for (const search of searches) {
      await page.goto(`/calendar${search}`)
      const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }))
      expect(pages, search).toHaveLength(2)
      for (const [width = 0, height = 0] of pages) expect(width).toBeGreaterThan(height)
    }
    await page.goto('/calendar?month=august&for=regular')
    await page.emulateMedia({ media: 'print' })
    const bar = grid(page).getByRole('button', { name: /First semester classes start/ })
    expect(await bar.innerText()).toMatch(/^Academic: First semester classes start/)
    const sheet = page.getByRole('region', {
      name: `First semester ${start}, for regular students`,
    })
    await expect(sheet.getByText('Midterm exams, first semester')).toBeVisible()
  },
)
