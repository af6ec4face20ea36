import type { Page } from '@playwright/test'
import type { AcademicCalendar } from '@tropa/contract/calendar'
import { expectAccessible } from '../fixtures/accessibility'
import { fixClock } from '../fixtures/clock'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const grid = (page: Page) => page.getByRole('grid')

let calendar: AcademicCalendar
let start: number

test.beforeEach(async ({ page, client }) => {
  calendar = await client.calendar.get({})
  start = calendar.academicYear.start
  await fixClock(page, `${start}-11-22T09:00`)
})

const open = async (page: Page, search = '') => {
  await page.goto(`/calendar${search}`)
  await hydrated(page)
}

/** The exams of the year in order, each with its first day. */
const exams = () => {
  const days = [
    ...Object.entries(calendar.first).map(([month, events]) => ({ year: start, month, events })),
    ...Object.entries(calendar.second).map(([month, events]) => ({
      year: start + 1,
      month,
      events,
    })),
  ].flatMap(({ year, month, events }) =>
    events
      .filter(({ type }) => type === 'exam')
      .map((event) => ({ ...event, time: Date.UTC(year, Number(month), event.date) })),
  )
  const sorted = days.sort((a, b) => a.time - b.time)
  return [...new Map([...sorted].reverse().map((day) => [day._id, day])).values()].sort(
    (a, b) => a.time - b.time,
  )
}

test(
  'A visitor who opens the second semester in November learns when it runs',
  { tag: '@complete' },
  async ({ page }) => {
    await open(page, '?semester=second')
    const year = start + 1
    await expect(
      page.getByText(`The second semester runs from January to July ${year}.`),
    ).toBeVisible()
    await page.getByRole('link', { name: `Show January ${year}` }).click()
    await expect(grid(page)).toHaveAccessibleName(`January ${year}`)
    await expect(page.getByText(/semester runs from/)).toHaveCount(0)
  },
)

test(
  'A visitor reads how many days the next exam is away, and opens its month',
  { tag: '@complete' },
  async ({ page }) => {
    const next = exams().find(({ time }) => time > Date.UTC(start, 10, 22))
    if (!next) throw new Error('No exam comes after November 22.')
    const days = (next.time - Date.UTC(start, 10, 22)) / 86_400_000
    await open(page, '?semester=second&month=may')
    await page.getByRole('link', { name: `Next exam in ${days} days` }).click()
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
    await expect(grid(page)).toHaveAccessibleName(`${month.format(next.time)} ${start}`)
  },
)

test(
  'A visitor sees the next exam in its month although another type was chosen',
  { tag: '@complete' },
  async ({ page }) => {
    const next = exams().find(({ time }) => time > Date.UTC(start, 10, 22))
    await open(page, '?types=holiday')
    await page.getByRole('link', { name: /^Next exam/ }).click()
    await expect(page).not.toHaveURL(/types=/)
    await expect(
      grid(page)
        .getByText(next?.title ?? '')
        .first(),
    ).toBeVisible()
  },
)

test(
  'On a phone a visitor who follows a link to an event or to today sees it at once',
  { tag: '@complete' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    const last = exams().at(-1)
    await open(page, `?search=${encodeURIComponent(last?.title ?? '')}`)
    await page
      .getByRole('link', { name: last?.title ?? '' })
      .first()
      .click()
    const entry = page.getByRole('button', { name: last?.title ?? '', expanded: true })
    await expect(entry).toBeFocused()
    await expect(entry).toBeInViewport()
    const today = page.getByRole('link', { name: 'Today' })
    for (const visit of [1, 2]) {
      await today.click()
      const day = page.locator('[data-slot="agenda-list"] [aria-current="date"]')
      await expect(day, `visit ${visit}`).toBeInViewport()
      await today.scrollIntoViewIfNeeded()
    }
  },
)

test('A visitor can go to today from any month', { tag: '@complete' }, async ({ page }) => {
  await open(page, '?semester=second&month=may')
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(grid(page)).toHaveAccessibleName(`November ${start}`)
  await expect(grid(page).locator('[aria-current="date"]')).toBeVisible()
})

test(
  'A visitor sees the events of every month in a strip of the year',
  { tag: '@complete' },
  async ({ page }) => {
    await open(page)
    const months = page.getByRole('navigation', { name: 'Months of the academic year' })
    await expect(months.getByRole('link')).toHaveCount(13)
    const march = calendar.second['2'].filter(
      ({ _id }, index, all) => all.findIndex((other) => other._id === _id) === index,
    )
    const link = months.getByRole('link', { name: new RegExp(`^Mar ${start + 1}`) })
    await expect(link).toHaveAccessibleName(`Mar ${start + 1}, ${march.length} events`)
    await expect(link.locator('svg')).toHaveCount(march.length)
    await link.click()
    await expect(grid(page)).toHaveAccessibleName(`March ${start + 1}`)
    await expect(link).toHaveAttribute('aria-current', 'true')
  },
)

test(
  'A visitor sees every exam of the year in one list',
  { tag: '@complete' },
  async ({ page }) => {
    await open(page)
    const list = page.getByRole('list', { name: `Exams ${start} to ${start + 1}` })
    const titles = exams().map(({ title }) => title)
    await expect(list.getByRole('link')).toHaveText(titles)
    await list.getByRole('link', { name: titles.at(-1) ?? '' }).click()
    await expect(grid(page)).toHaveAccessibleName(`May ${start + 1}`)
  },
)

test(
  'On a phone a visitor sees what is past, that it is today, and what comes next',
  { tag: '@complete' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page)
    const agenda = page.getByRole('list', { name: `November ${start}` })
    await expect(agenda.getByRole('listitem').filter({ hasText: 'Past' }).first()).toBeVisible()
    await expect(agenda.getByText('No events today')).toBeVisible()
    await expect(agenda.locator('[aria-current="date"]')).toBeVisible()
    await expect(agenda.getByText(/^Next, in \d+ days$/)).toBeVisible()
    await expectAccessible(page)
  },
)

test('Each type of event has its own drawing', { tag: '@complete' }, async ({ page }) => {
  await open(page)
  const drawings = page.getByRole('list', { name: 'Event types' }).locator('svg')
  const shapes = () => drawings.evaluateAll((all) => all.map((svg) => svg.innerHTML))
  expect(new Set(await shapes()).size).toBe(6)
  await page.emulateMedia({ forcedColors: 'active' })
  for (const drawing of await drawings.all()) {
    const [shape, ground] = await drawing.evaluate((svg) => [
      getComputedStyle(svg).fill,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(shape).not.toBe(ground)
  }
})

test('The names of the months are never cut', { tag: '@complete' }, async ({ page }) => {
  for (const width of [320, 375, 640, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '?month=september')
    const room = await page
      .getByRole('combobox', { name: 'Month' })
      .evaluate((select: HTMLSelectElement) => {
        const style = getComputedStyle(select)
        const text = document.createElement('span')
        text.style.font = style.font
        text.textContent = 'September'
        document.body.append(text)
        const needed = text.getBoundingClientRect().width
        text.remove()
        const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight)
        return select.clientWidth - padding - needed
      })
    expect(room, `room at ${width} px`).toBeGreaterThanOrEqual(0)
  }
})

test(
  'The month is as high as the window, and its events are easy to hit and shown whole',
  { tag: '@complete' },
  async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, '?month=december')
      const strip = page.getByRole('navigation', { name: 'Months of the academic year' })
      const box = await strip.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `the end at ${width} px`).toBeGreaterThan(
        height - 120,
      )
      for (const bar of await grid(page).getByRole('button').all()) {
        const { height: barHeight, cut } = await bar.evaluate((button) => ({
          height: button.getBoundingClientRect().height,
          cut: [...button.querySelectorAll('span')].some(
            (span) => span.scrollHeight > span.clientHeight + 1 && span.clientHeight > 0,
          ),
        }))
        expect(barHeight).toBeGreaterThanOrEqual(28)
        expect(cut, 'a title cut off').toBe(false)
      }
    }
  },
)

test(
  'Every month of the year ends within a window of 1440 by 900',
  { tag: '@complete' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (let month = 0; month < 12; month += 1) {
      await page.goto(`/calendar?semester=${month < 6 ? 'second' : 'first'}&month=${month}`)
      const box = await grid(page).boundingBox()
      expect.soft((box?.y ?? 0) + (box?.height ?? 0), `month ${month}`).toBeLessThanOrEqual(900)
    }
  },
)
