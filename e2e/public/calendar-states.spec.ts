import type { Page } from '@playwright/test'
import { fixClock } from '../fixtures/clock'
import { doubleText } from '../fixtures/double-text'
import { unreachable } from '../fixtures/reach'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click()

const openEvent = async (page: Page) => {
  const event = page.getByRole('button', { name: /Christmas Day/ })
  await event.first().click()
}

/** What a visitor can see of the calendar, each with the address or the clicks that lead there. */
const states: { name: string; search: string; reach?: (page: Page) => Promise<void> }[] = [
  { name: 'a busy month', search: '?month=december' },
  { name: 'one type', search: '?month=december&types=exam' },
  { name: 'a month without events of a type', search: '?month=december&types=event' },
  { name: 'a month of the other semester', search: '?semester=second&month=november' },
  { name: 'a search', search: '?search=exams' },
  { name: 'a search that finds nothing', search: '?search=zebra' },
  { name: 'an open event', search: '?month=december', reach: openEvent },
]

const open = async (page: Page, search: string) => {
  await page.goto(`/calendar${search}`)
  await hydrated(page)
}

/** Whether a problem is the calendar's, and not the floating bar's, which every page has. */
const isOfCalendar = (problem: string) => !/^(Home|About|Team|Contact|Menu) \(/.test(problem)

test.beforeEach(async ({ page, client }) => {
  const { academicYear } = await client.calendar.get({})
  await fixClock(page, `${academicYear.start}-12-16T09:00`)
})

test(
  'A visitor with text at 200 % reaches everything in every state of the calendar at 320 px',
  { tag: '@complete' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await doubleText(page)
    for (const { name, search, reach } of states) {
      await open(page, search)
      await reach?.(page)
      expect.soft((await unreachable(page)).filter(isOfCalendar), name).toEqual([])
    }
    await open(page, '')
    await subscribe(page)
    const ways = page.getByRole('group', { name: 'Subscribe' })
    for (const way of [
      ...(await ways.getByRole('link').all()),
      ways.getByRole('textbox'),
      ways.getByRole('button', { name: 'Copy address' }),
    ]) {
      await way.scrollIntoViewIfNeeded()
      await expect(way).toBeInViewport({ ratio: 0.99 })
    }
  },
)
