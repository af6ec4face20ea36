import type { Page } from '@playwright/test'
import type { AcademicCalendar } from '@tropa/contract/calendar'
import { fixClock } from '../fixtures/clock'
import { holdScripts } from '../fixtures/held-requests'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const grid = (page: Page) => page.getByRole('grid')
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bars = (page: Page, type: string) => grid(page).getByRole('button', { name: `${type}: ` })
const monthSelect = (page: Page) => page.getByRole('combobox', { name: 'Month' })

let calendar: AcademicCalendar

test.beforeEach(async ({ client }) => {
  calendar = await client.calendar.get({})
})

test('A visitor sees only the first type they choose, then adds others, then all again', async ({
  page,
}) => {
  await fixClock(page, `${calendar.academicYear.start}-08-18T09:00`)
  await page.goto('/calendar?month=december')
  await hydrated(page)
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await filter(page, 'Exam').click()
  await expect(page).toHaveURL('/calendar?month=december&types=exam')
  await expect(filter(page, 'Exam')).toHaveAttribute('aria-pressed', 'true')
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'false')
  await expect(bars(page, 'Exam').first()).toBeVisible()
  await expect(bars(page, 'Holiday')).toHaveCount(0)
  await filter(page, 'Holiday').click()
  await expect(bars(page, 'Holiday').first()).toBeVisible()
  await expect(bars(page, 'Deadline')).toHaveCount(0)
  await filter(page, 'Exam').click()
  await expect(bars(page, 'Exam')).toHaveCount(0)
  await filter(page, 'All').click()
  await expect(bars(page, 'Deadline').first()).toBeVisible()
  await expect(page).toHaveURL('/calendar?month=december')
})

test('A visitor without JavaScript can choose types, and keeps them in another month', async ({
  plainPage,
}) => {
  await plainPage.goto('/calendar?month=december')
  await filter(plainPage, 'Exam').click()
  await expect(filter(plainPage, 'Exam')).toHaveAttribute('aria-pressed', 'true')
  await expect(bars(plainPage, 'Exam').first()).toBeVisible()
  await expect(bars(plainPage, 'Holiday')).toHaveCount(0)
  await monthSelect(plainPage).selectOption('October')
  await plainPage.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(grid(plainPage)).toHaveAccessibleName(/^October/)
  await expect(filter(plainPage, 'Exam')).toHaveAttribute('aria-pressed', 'true')
})

test('A month chosen before the scripts ran is kept when a type is chosen next', async ({
  page,
}) => {
  await page.goto('/calendar?month=november')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await monthSelect(page).selectOption('December')
  await filter(page, 'Exam').click()
  await expect(grid(page)).toHaveAccessibleName(/^December/)
  await expect(bars(page, 'Exam').first()).toBeVisible()
  await expect(bars(page, 'Holiday')).toHaveCount(0)
  release()
  await hydrated(page)
  await expect(grid(page)).toHaveAccessibleName(/^December/)
  await expect(filter(page, 'Exam')).toHaveAttribute('aria-pressed', 'true')
})

test(
  'A visitor can choose types and semesters although the calendar’s code cannot be fetched',
  { tag: '@complete' },
  async ({ page, quiet }) => {
    await page.route('**/calendar-screen*.js', (route) => route.abort())
    quiet.expectMessage(/Failed to load resource|net::ERR_FAILED|module/)
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/calendar?month=december')
    await failed
    await filter(page, 'Exam').click()
    await expect(filter(page, 'Exam')).toHaveAttribute('aria-pressed', 'true')
    await expect(bars(page, 'Exam').first()).toBeVisible()
    await expect(bars(page, 'Holiday')).toHaveCount(0)
    await page.getByRole('button', { name: '2nd semester' }).click()
    await expect(page.getByRole('button', { name: '2nd semester' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(filter(page, 'Exam')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('A visitor can search the year, and open the month of what was found', async ({ page }) => {
  await fixClock(page, `${calendar.academicYear.start}-08-18T09:00`)
  await page.goto('/calendar')
  await hydrated(page)
  const search = page.getByRole('searchbox', { name: 'Search events' })
  await search.fill('graduating')
  await search.press('Enter')
  await expect(page).toHaveURL('/calendar?search=graduating')
  const found = page.getByRole('list', { name: 'Events that match “graduating”' })
  await expect(found.getByRole('listitem')).toHaveCount(8)
  await found
    .getByRole('link', { name: 'Final exams of graduating students, second semester' })
    .click()
  await expect(grid(page)).toHaveAccessibleName(`May ${calendar.academicYear.start + 1}`)
  await expect(search).toHaveValue('')

  await search.fill('nothing of the kind')
  await search.press('Enter')
  await expect(page.getByText('No events match “nothing of the kind”').first()).toBeVisible()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(grid(page)).toBeVisible()
})

test(
  'A visitor without JavaScript can search the year',
  { tag: '@complete' },
  async ({ plainPage }) => {
    await plainPage.goto('/calendar?month=december&types=exam')
    const search = plainPage.getByRole('searchbox', { name: 'Search events' })
    await search.fill('final exams')
    await search.press('Enter')
    await expect(plainPage.getByRole('list', { name: /^Events that match/ })).toBeVisible()
    await expect(filter(plainPage, 'Exam')).toHaveAttribute('aria-pressed', 'true')
  },
)
