import type { Page } from '@playwright/test'
import type { AcademicCalendar } from '@tropa/contract/calendar'
import { expectAccessible } from '../fixtures/accessibility'
import { fixClock } from '../fixtures/clock'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const dateName = (year: number, month: number, day: number) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month, day))

/** A day of the grid, whose accessible name begins with `Tuesday, August 18`. */
const dayCell = (page: Page, year: number, month: number, day: number) =>
  grid(page).getByRole('gridcell', { name: new RegExp(`^${dateName(year, month, day)}(:|$)`) })

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

test(
  'The calendar opens on the second semester from January to June, unless the address names the first',
  { tag: '@complete' },
  async ({ page }) => {
    await fixClock(page, `${start + 1}-03-05T09:00`)
    await open(page)
    await expect(semester(page, '2nd semester')).toHaveAttribute('aria-pressed', 'true')
    await expect(monthSelect(page)).toHaveValue('march')
    await expect(grid(page)).toHaveAccessibleName(`March ${start + 1}`)
    await expect(grid(page).locator('[aria-current="date"]')).toBeVisible()
    await monthSelect(page).selectOption('July')
    await expect(grid(page)).toHaveAccessibleName(`July ${start + 1}`)
    await open(page, '?semester=first')
    await expect(semester(page, '1st semester')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('The grid shows every event of every month on its date', async ({ page }) => {
  for (const [name, months] of [
    ['first', calendar.first],
    ['second', calendar.second],
  ] as const) {
    for (const [month, events] of Object.entries(months)) {
      await page.goto(`/calendar?semester=${name}&month=${month}`)
      const year = name === 'second' ? start + 1 : start
      for (const { title, date } of events) {
        const cell = dayCell(page, year, Number(month), date)
        await expect(cell).toHaveAccessibleName(new RegExp(escape(title)))
      }
    }
  }
})

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('A visitor can open the details of an event and close them in six ways', async ({ page }) => {
  await open(page)
  const event = grid(page).getByRole('button', { name: /First semester classes start/ })
  const details = page.getByRole('tooltip')
  await event.click()
  await expect(event).toHaveAttribute('aria-pressed', 'true')
  await expect(details).toContainText('First semester classes start')
  await event.click()
  await expect(details).toHaveCount(0)
  await event.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(details).toHaveCount(0)
  await event.click()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await event.click()
  await monthSelect(page).selectOption('September')
  await expect(details).toHaveCount(0)
  await monthSelect(page).selectOption('August')
  await expect(details).toHaveCount(0)
  await event.click()
  await semester(page, '2nd semester').click()
  await semester(page, '1st semester').click()
  await expect(details).toHaveCount(0)
})

test(
  'A visitor can add an event to a calendar app',
  { tag: '@complete' },
  async ({ page, api }) => {
    await open(page)
    await grid(page)
      .getByRole('button', { name: /First semester classes start/ })
      .click()
    const href = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    const { _id } = calendar.first['7'].find(({ title }) => /classes start/.test(title)) ?? {}
    expect(href).toBe(`/calendar.ics?event=${_id ?? ''}`)
    const { status, headers, text } = await api(`GET ${href ?? ''}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/calendar')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).toContain(`DTSTART;VALUE=DATE:${start}0811`)
  },
)

test(
  'A visitor can choose types of events, and a reload keeps the choice',
  { tag: '@complete' },
  async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { name: 'Event types' })).toBeVisible()
    const types = ['Academic', 'Registration', 'Exam', 'Holiday', 'Event', 'Deadline']
    for (const name of types) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    }
    const event = grid(page).getByRole('button', { name: /First semester classes start/ })
    await page.getByRole('button', { name: 'Holiday', exact: true }).click()
    await expect(event).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(event).toHaveCount(0)
    await page.getByRole('button', { name: 'Academic', exact: true }).click()
    await expect(event).toBeVisible()
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL('/calendar')
  },
)

test(
  'A visitor can link to a month and step from December to January',
  { tag: '@complete' },
  async ({ page }) => {
    await open(page, '?month=december')
    await expect(grid(page)).toHaveAccessibleName(`December ${start}`)
    await page.getByRole('link', { name: 'On to January' }).click()
    await expect(page).toHaveURL('/calendar?month=january')
    await expect(grid(page)).toHaveAccessibleName(`January ${start + 1}`)
    await page.goBack()
    await expect(grid(page)).toHaveAccessibleName(`December ${start}`)
    await open(page, '?semester=second&month=july')
    await expect(page.getByRole('button', { name: 'On', exact: true })).toBeDisabled()
  },
)

test('A visitor can move through the grid with the keys of the APG grid pattern', async ({
  page,
}) => {
  await open(page, '?month=august')
  const cell = (day: number) => dayCell(page, start, 7, day)
  await cell(18).focus()
  for (const [key, day] of [
    ['ArrowRight', 19],
    ['ArrowDown', 26],
    ['ArrowLeft', 25],
    ['ArrowUp', 18],
    ['Control+Home', 1],
    ['Control+End', 31],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cell(day), key).toBeFocused()
  }
  await cell(11).focus()
  await page.keyboard.press('Enter')
  const event = grid(page).getByRole('button', { name: /First semester classes start/ })
  const others = calendar.first['7'].filter(({ date }) => date === 11).length - 1
  for (let step = 0; step < others; step += 1) {
    if (await event.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(event).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tooltip')).toContainText('First semester classes start')
  await page.keyboard.press('Escape')
  await expect(cell(11)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(grid(page)).toHaveAccessibleName(`September ${start}`)
  await expect(dayCell(page, start, 8, 11)).toBeFocused()
})

test(
  'A screen reader can read the weekdays, dates and events of the grid',
  { tag: '@complete' },
  async ({ page }) => {
    await open(page, '?month=august')
    await expect(grid(page).getByRole('row').first()).toMatchAriaSnapshot(`
    - row:
      - columnheader "Sunday"
      - columnheader "Monday"
      - columnheader "Tuesday"
      - columnheader "Wednesday"
      - columnheader "Thursday"
      - columnheader "Friday"
      - columnheader "Saturday"
  `)
    const day = dayCell(page, start, 7, 11)
    await expect(day).toHaveAccessibleName(/^[^:]+: .*First semester classes start/)
    await expect(
      day.getByRole('button', {
        name: `Academic: First semester classes start, ${dateName(start, 7, 11)}, ${start}`,
      }),
    ).toBeAttached()
    await expectAccessible(page)
  },
)

test('A visitor sees the month as a list on a screen below 640 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '?month=august')
  await expect(grid(page)).toBeHidden()
  const agenda = page.getByRole('list', { name: `August ${start}` })
  const event = agenda.getByRole('button', { name: /First semester classes start/ })
  await event.click()
  await expect(event).toHaveAttribute('aria-expanded', 'true')
  await expect(agenda.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await event.click()
  await expect(event).toHaveAttribute('aria-expanded', 'false')
  await event.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(event).toHaveAttribute('aria-expanded', 'false')
})
