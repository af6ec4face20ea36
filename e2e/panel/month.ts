import type { Locator, Page } from '@playwright/test'

interface NewEvent {
  title: string
  type?: string
  start: string
  end?: string
  audience?: string[]
  _status?: 'draft' | 'published'
}

/** Stores an event, as the panel does. */
export const createEvent = (page: Page, event: NewEvent) =>
  page.evaluate(
    async (data) => {
      const response = await fetch(`/cms/api/calendar?draft=${data._status === 'draft'}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      const { doc } = (await response.json()) as { doc: { id: string } }
      return doc.id
    },
    { type: 'event', _status: 'published' as const, ...event },
  )

export const address = (month: string) => `/cms/collections/calendar/months?month=${month}` as const

export const chip = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`: ${title},`) })

export const dayCell = (page: Page, day: string) =>
  page.getByRole('cell').filter({ has: page.getByRole('link', { name: day, exact: true }) })

export const addOn = (day: string) => `Add an event on ${day}`

/** Where to press something. */
export const centreOf = async (thing: Locator) => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It must be on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses the mouse on one thing and releases it on another. */
export const drag = async (page: Page, from: Locator, to: Locator) => {
  // The whole month is in view, so that nothing scrolls while the event is dragged.
  await page.setViewportSize({ width: 1280, height: 1100 })
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.up()
}
