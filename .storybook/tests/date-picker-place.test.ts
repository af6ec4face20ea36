import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../packages/harness/src/chromium.mjs'
import { openPage } from './lanes'

const storybook = inject('storybook')

/** How far the field stands from the top of a window that is 560 px high. */
const places = { high: 20, low: 460 }

describe('the calendar of a DatePicker', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions())
    page = (await openPage(browser)).page
    await page.setViewportSize({ width: 700, height: 560 })
  })

  afterAll(() => browser.close())

  const openCalendar = async (direction: string, distance: number) => {
    await page.goto(
      `${storybook}iframe.html?id=forms-datepicker--filled&globals=direction:${direction}`,
    )
    const button = page.getByRole('button', { name: 'Choose date' })
    await button.waitFor()
    await page.addStyleTag({
      content: `#storybook-root { position: absolute; top: ${distance}px; inset-inline-start: 20px }`,
    })
    await button.click()
    const boxOf = async (locator: ReturnType<Page['locator']>) => {
      const box = await locator.boundingBox()
      if (!box) throw new Error('A part of the field is not drawn.')
      return { top: box.y, bottom: box.y + box.height, start: box.x, end: box.x + box.width }
    }
    return {
      label: await boxOf(page.getByText('Arrival', { exact: true })),
      field: await boxOf(page.getByLabel('Arrival')),
      calendar: await boxOf(page.getByRole('dialog', { name: 'Choose date' })),
    }
  }

  it.each(['ltr', 'rtl'])('opens below a field high in the window, %s', async (direction) => {
    const { field, calendar } = await openCalendar(direction, places.high)
    expect(calendar.top).toBeGreaterThanOrEqual(field.bottom)
    expect(calendar.bottom).toBeLessThanOrEqual(560)
    expect(calendar.start).toBeGreaterThanOrEqual(0)
    expect(calendar.end).toBeLessThanOrEqual(700)
  })

  it.each(['ltr', 'rtl'])(
    'opens above the label of a field low in the window, %s',
    async (direction) => {
      const { label, calendar } = await openCalendar(direction, places.low)
      expect(calendar.bottom).toBeLessThanOrEqual(label.top)
      expect(calendar.top).toBeGreaterThanOrEqual(0)
      expect(calendar.start).toBeGreaterThanOrEqual(0)
      expect(calendar.end).toBeLessThanOrEqual(700)
    },
  )
})
