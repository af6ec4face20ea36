import type { Page } from '@playwright/test'
import { findPanelViolations } from '../fixtures/accessibility'
import { expectNoSidewaysScroll } from '../fixtures/layout'
import { expect, test } from './panel-test'

interface NewEvent {
  title: string
  type?: string
  start: string
  end?: string
  audience?: string[]
  _status?: 'draft' | 'published'
}

/** Stores an event, as the panel does. */
const createEvent = (page: Page, event: NewEvent) =>
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

const address = (month: string) => `/cms/collections/calendar/months?month=${month}` as const

/** An event in the grid, or on a phone in the list. */
const bar = (page: Page, title: string) => page.getByRole('button', { name: title }).first()

test(
  'The list of events opens on the page of today, and leads back to earlier ones',
  { tag: '@complete' },
  async ({ signInToPanel, newMember }) => {
    // The panel remembers for each editor how many rows a page has.
    const { page, open } = await signInToPanel(await newMember({ isEditor: true }))
    await open('/cms')
    for (let each = 1; each <= 12; each += 1) {
      await createEvent(page, { title: `Long ago ${each}`, start: '2001-01-01T12:00:00.000Z' })
    }
    await page.getByRole('link', { name: 'Show all events' }).click()
    await expect(page).toHaveURL(/calendar\?.*page=/)
    const rows = page.locator('tbody tr')
    await expect(rows.first()).toBeVisible()
    await expect(rows.filter({ hasText: 'Long ago' })).toHaveCount(0)
    await open('/cms/collections/calendar?page=1')
    await expect(rows.filter({ hasText: 'Long ago' }).first()).toBeVisible()
    await page.evaluate(async () => {
      await fetch('/cms/api/calendar?where[start][less_than]=2001-01-02', { method: 'DELETE' })
    })
  },
)

test(
  'The calendar opens on the current month of the team, and the address keeps the month',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const { page, open } = await signInToPanel('editor')
    await open('/cms/collections/calendar')
    await page.getByRole('link', { name: /See the calendar by month/ }).click()
    const day = new Date().toLocaleDateString('en-US', {
      timeZone: 'Asia/Manila',
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    })
    // On the first of a month, the name of the tenth begins like its own.
    const today = page.getByRole('gridcell', { name: new RegExp(`^${day}(:|$)`) })
    await expect(today).toHaveAttribute('aria-current', 'date')
    await open(address('2034-12'))
    await expect(page.getByRole('heading', { level: 1, name: 'December 2034' })).toBeVisible()
    const months = page.getByRole('navigation', { name: 'Months' })
    await months.getByRole('link', { name: 'Next month' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'January 2035' })).toBeVisible()
    await expect(page).toHaveURL(/month=2035-01$/)
    await months.getByRole('link', { name: 'Next year, 2036' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'January 2036' })).toBeVisible()
    await months.getByRole('link', { name: 'Previous year, 2035' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'January 2035' })).toBeVisible()
    await page.getByRole('link', { name: 'Today', exact: true }).click()
    await expect(today).toBeVisible()
  },
)

test('An editor adds an event with the keyboard, publishes it, moves a published one and back, and is told if it is gone by then', async ({
  signInToPanel,
  client,
  quiet,
}) => {
  const { page, open } = await signInToPanel('editor')
  await open('/cms/collections/calendar')
  const fair = await createEvent(page, {
    title: 'Travelling fair',
    start: '2034-05-30',
    end: '2034-06-01',
  })
  await open(address('2034-05'))
  await page.getByRole('gridcell', { name: 'Monday, May 1', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { level: 1, name: 'June 2034' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'Thursday, June 8' })).toBeFocused()
  await page.keyboard.press('Enter')
  const added = page.getByRole('dialog', { name: 'New event' })
  await expect(added.getByLabel('First day')).toHaveValue('2034-06-08')
  await added.getByLabel('Title').fill('Month end party')
  await added.getByLabel('Last day').fill('2034-06-01')
  await page.keyboard.press('Enter')
  await expect(added.getByRole('alert')).toHaveText(/last day/i)
  await added.getByLabel('Last day').fill('2034-06-09')
  await page.keyboard.press('Enter')
  await expect(bar(page, 'Event: Month end party (draft), Thursday, June 8')).toBeVisible()

  await bar(page, 'Event: Month end party').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const status = page.locator('.month').getByRole('status')
  await expect(status).toHaveText('Published “Month end party”. Visitors see it now.')

  await bar(page, 'Event: Travelling fair').click()
  const dialog = page.getByRole('dialog', { name: 'Travelling fair' })
  await dialog.getByLabel('Move to').fill('2034-06-01')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(status).toHaveText(
    'Moved “Travelling fair” to June 1, 2034 to June 3, 2034. Visitors see it there now.',
  )
  await expect(status).toBeFocused()
  const juneDays = async () => {
    const { second: semester } = await client.calendar.get({ year: 2033 })
    return (semester['5'] ?? [])
      .filter(({ title }) => title === 'Travelling fair')
      .map(({ date }) => date)
  }
  await expect.poll(juneDays).toEqual([1, 2, 3])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveText('Moved back.')
  await expect.poll(juneDays).toEqual([1])

  await bar(page, 'Event: Travelling fair').click()
  await dialog.getByLabel('Move to').fill('2034-06-05')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(status).toContainText('Moved “Travelling fair” to June 5, 2034')
  await page.evaluate((id) => fetch(`/cms/api/calendar/${id}`, { method: 'DELETE' }), fair)
  quiet.expectMessage(/404/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.month').getByRole('alert')).toContainText('was not moved back')
  await expect(bar(page, 'Event: Travelling fair')).toBeHidden()
})

test('An event is published from the month for an audience, one that stands there already is asked about, and dragging says how to move it', async ({
  signInToPanel,
  client,
}) => {
  const { page, open } = await signInToPanel('editor')
  await open(address('2036-03'))
  await page.getByRole('button', { name: 'New event' }).click()
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await dialog.getByLabel('Title').fill('Graduation rites')
  await dialog.getByLabel('First day').fill('2036-03-20')
  await dialog.getByLabel('Graduating students').check()
  await dialog.getByLabel('Publish at once').check()
  await dialog.getByRole('button', { name: 'Add' }).click()
  const name = 'Event: Graduation rites (graduating), Thursday, March 20'
  await expect(bar(page, name)).toBeVisible()
  const published = async () =>
    (await client.calendar.get({ year: 2035 })).second['2']?.filter(
      ({ title }) => title === 'Graduation rites',
    )
  await expect.poll(published).toMatchObject([{ date: 20 }])

  await page.getByRole('gridcell', { name: 'Friday, March 21' }).click()
  await dialog.getByLabel('Title').fill('graduation rites')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByRole('alert')).toContainText('is already on Mar 20')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(bar(page, 'Event: graduation rites (draft), Friday, March 21')).toBeVisible()

  const box = await bar(page, name).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 150)
  await page.mouse.up()
  await expect(page.getByText('To move an event, open it')).toBeVisible()
})

test(
  'The month says whom an event concerns, on a phone too, with no problem that axe finds',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    test.setTimeout(120_000)
    const { page, open } = await signInToPanel('editor')
    await open('/cms/collections/calendar')
    const types = ['academic', 'registration', 'exam', 'holiday', 'event', 'deadline']
    for (const [index, type] of types.entries()) {
      const start = `2035-05-${10 + index}`
      await createEvent(page, { title: `Many ${type}`, type, start, end: '2035-05-18' })
    }
    const audience = ['irregular', 'graduating']
    await createEvent(page, { title: 'Late fair', start: '2035-05-22', audience, _status: 'draft' })
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await open(address('2035-05'))
      await page.getByRole('button', { name: 'Late fair (irregular, graduating, draft)' }).click()
      const dialog = page.getByRole('dialog', { name: 'Late fair' })
      await expect(dialog.getByText('For irregular and graduating students')).toBeVisible()
      expect(await findPanelViolations(page, 'dialog')).toEqual([])
      await dialog.getByRole('button', { name: 'Close' }).click()
      expect(await findPanelViolations(page, '.month')).toEqual([])
      await expectNoSidewaysScroll(page)
    }
  },
)
