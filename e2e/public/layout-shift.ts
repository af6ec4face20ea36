import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../fixtures/sideways-scroll'
import { expect } from '../fixtures/test'

/** A few pixels of one word, whose typeface arrives late on a busy machine. */
const imperceptibleShift = 0.001

/** Records every perceptible layout shift from the next `goto` on. */
export const recordShifts = (page: Page) =>
  page.addInitScript((imperceptible) => {
    const shifts: string[] = []
    window.layoutShifts = shifts
    const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
      entry.entryType === 'layout-shift'
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries().filter(isShift)) {
        if (value < imperceptible) continue
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : ''))
        shifts.push(`${value}: ${moved.join(' | ').slice(0, 300)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, imperceptibleShift)

/** Expects that nothing has moved, and that nothing is wider than the window. */
export const expectStill = async (page: Page, width: number) => {
  const shifts = await page.evaluate(() => window.layoutShifts)
  expect(shifts, `layout shifts at ${width} px`).toEqual([])
  await expectNoSidewaysScroll(page)
}
