import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test'

interface LayoutShift {
  value: number
  sources: { node: Node | null }[]
}

/** Notes, from the next `goto` on, what moves after it was drawn. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML)
        shifts.push(`${value}: ${moved.join(' | ').slice(0, 300)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Expects that nothing has moved, and that nothing is wider than the window. */
export const expectStill = async (page: Page, width: number) => {
  const { shifts, overflow } = await page.evaluate(() => ({
    shifts: (window as unknown as { shifts: string[] }).shifts,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }))
  expect(shifts, `nothing moves at ${width} px`).toEqual([])
  expect(overflow, `nothing is wider than ${width} px`).toBeLessThanOrEqual(0)
}
