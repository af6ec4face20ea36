import type { AcademicCalendar } from '@tropa/contract/calendar'
import { expect, test } from '../fixtures/test'

const searches = Array.from({ length: 12 }, (_, month) =>
  month < 6 ? `?semester=second&month=${month}` : `?month=${month}`,
)

/** The width and the height of each page of a PDF file, in points. */
const pagesOf = (sheet: Buffer) =>
  [...sheet.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).slice(2).map(Number),
  )

test(
  'A visitor can print every month on one landscape page, with the semester as a list after it',
  { tag: '@complete' },
  async ({ page }) => {
    for (const search of searches) {
      await page.goto(`/calendar${search}`)
      const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }))
      expect(pages, search).toHaveLength(2)
      for (const [width = 0, height = 0] of pages) expect(width).toBeGreaterThan(height)
    }
  },
)

test(
  'A printed calendar names the type of each event in words',
  { tag: '@complete' },
  async ({ page, client }) => {
    const calendar: AcademicCalendar = await client.calendar.get({})
    const { start } = calendar.academicYear
    await page.goto('/calendar?month=august')
    await page.emulateMedia({ media: 'print' })
    const bar = page.getByRole('grid').getByRole('button', { name: /First semester classes start/ })
    expect(await bar.innerText()).toMatch(/^Academic: First semester classes start/)
    const list = page.getByRole('list', { name: `First semester ${start}` })
    await expect(list).toBeVisible()
    await expect(list.getByText('Midterm exams, first semester')).toBeVisible()
  },
)
