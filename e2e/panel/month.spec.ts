import { findPanelViolations } from '../fixtures/accessibility'
import { expectNoSidewaysScroll } from '../fixtures/layout'
import { addOn, address, centreOf, chip, createEvent, dayCell, drag } from './month'
import { expect, test } from './panel-test'

test(
  'The calendar opens on the current month of the team, and the address keeps the month',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const { page, open } = await signInToPanel('editor')
    await open('/cms/collections/calendar')
    await page.getByRole('link', { name: /See the calendar by month/ }).click()
    const now = new Date().toLocaleDateString('en-US', {
      timeZone: 'Asia/Manila',
      dateStyle: 'full',
    })
    const today = page.locator('[aria-current="date"]')
    await expect(today).toHaveAccessibleName(addOn(now))
    await open(address('2034-12'))
    await expect(page.getByRole('heading', { level: 1, name: 'December 2034' })).toBeVisible()
    await expect(today).toHaveCount(0)
    const months = page.getByRole('navigation', { name: 'Months' })
    await months.getByRole('link', { name: 'Next month' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'January 2035' })).toBeVisible()
    await expect(page).toHaveURL(/month=2035-01$/)
    await months.getByRole('link', { name: 'Next year, 2036' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'January 2036' })).toBeVisible()
    await months.getByRole('link', { name: 'Previous year, 2035' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'January 2035' })).toBeVisible()
    await page.getByRole('link', { name: 'Today', exact: true }).click()
    await expect(today).toHaveAccessibleName(addOn(now))
  },
)

test(
  'A click on a day adds an event on that day, with the keyboard too',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const { page, open } = await signInToPanel('editor')
    await open(address('2034-03'))
    await page.getByRole('link', { name: addOn('Wednesday, March 1, 2034') }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('First day')).toHaveValue('2034-03-09')
    await open(address('2034-03'))
    await dayCell(page, addOn('Friday, March 31, 2034')).click()
    await expect(page.getByLabel('First day')).toHaveValue('2034-03-31')
    await page.getByLabel('Title').fill('Month end party')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(
      page.getByText(/Draft saved successfully|successfully created/).first(),
    ).toBeVisible()
    await open(address('2034-03'))
    await expect(
      dayCell(page, addOn('Friday, March 31, 2034')).getByRole('button', {
        name: 'No type: Month end party, March 31, 2034, draft',
      }),
    ).toBeVisible()
  },
)

test('An editor drags an event to another day, visitors see it there, and can undo it', async ({
  signInToPanel,
  client,
}) => {
  const { page, open } = await signInToPanel('editor')
  await open('/cms/collections/calendar')
  await createEvent(page, { title: 'Dragged fair', start: '2034-05-30', end: '2034-06-01' })
  await open(address('2034-05'))
  await expect(chip(page, 'Dragged fair')).toHaveCount(3)
  const second = dayCell(page, addOn('Wednesday, May 31, 2034')).getByRole('button')
  await drag(page, second, dayCell(page, addOn('Friday, June 2, 2034')))
  await expect(
    page.getByText(
      'Moved “Dragged fair” to June 1, 2034 to June 3, 2034. Visitors see it there now.',
    ),
  ).toBeVisible()
  const juneDays = async () => {
    const { second: semester } = await client.calendar.get({ year: 2033 })
    return semester['5'].filter(({ title }) => title === 'Dragged fair').map(({ date }) => date)
  }
  await expect.poll(juneDays).toEqual([1, 2, 3])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByText('“Dragged fair” is back on May 30, 2034 to June 1, 2034.'),
  ).toBeVisible()
  await expect.poll(juneDays).toEqual([1])
})

test(
  'An editor moves a draft without dragging, and it stays a draft',
  { tag: '@complete' },
  async ({ signInToPanel, client }) => {
    const { page, open } = await signInToPanel('editor')
    await open('/cms/collections/calendar')
    const id = await createEvent(page, { title: 'Keyboard night', start: '2034-08-10' })
    await page.evaluate(async (event) => {
      await fetch(`/cms/api/calendar/${event}?draft=true`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'Keyboard ball', _status: 'draft' }),
      })
    }, id)
    await open(address('2034-08'))
    await chip(page, 'Keyboard ball').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Keyboard ball' })
    await expect(dialog.getByText('It stays a draft.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Edit this event' })).toHaveAttribute(
      'href',
      `/cms/collections/calendar/${id}`,
    )
    await dialog.getByLabel('Move to').fill('2034-08-17')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Moved the draft of “Keyboard ball” to August 17/)).toBeVisible()
    await expect(
      dayCell(page, addOn('Thursday, August 17, 2034')).getByRole('button'),
    ).toBeVisible()
    const { first } = await client.calendar.get({ year: 2034 })
    expect(first['7'].filter(({ _id }) => _id === id)).toMatchObject([
      { title: 'Keyboard night', date: 10 },
    ])
  },
)

test(
  'A double click on Move moves the event and stays in the month',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const { page, open } = await signInToPanel('editor')
    await page.setViewportSize({ width: 1280, height: 1100 })
    await open('/cms/collections/calendar')
    await createEvent(page, { title: 'Hasty fair', start: '2035-04-02' })
    await open(address('2035-04'))
    await chip(page, 'Hasty fair').click()
    await page.getByLabel('Move to').fill('2035-04-03')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Move', exact: true }).dblclick()
    await expect(page.getByText(/^Moved “Hasty fair” to April 3, 2035/)).toBeVisible()
    expect(asked).not.toContain('/cms/collections/calendar/create')
    await dayCell(page, addOn('Tuesday, April 17, 2035')).click()
    await expect(page.getByLabel('First day')).toHaveValue('2035-04-17')
  },
)

test(
  'An event goes back to its day when the move is refused',
  { tag: '@complete' },
  async ({ signInToPanel, quiet }) => {
    quiet.expectMessage(/404 \(Not Found\).*calendar/)
    const { page, open } = await signInToPanel('editor')
    await open('/cms/collections/calendar')
    const id = await createEvent(page, { title: 'Vanished talk', start: '2034-10-10' })
    await open(address('2034-10'))
    await page.evaluate((event) => fetch(`/cms/api/calendar/${event}`, { method: 'DELETE' }), id)
    await drag(page, chip(page, 'Vanished talk'), dayCell(page, addOn('Friday, October 13, 2034')))
    await expect(page.getByRole('alert').filter({ hasText: 'Vanished talk' })).toHaveText(
      '“Vanished talk” was not moved: it is not in the calendar any more.',
    )
    await expect(chip(page, 'Vanished talk')).toHaveCount(0)
  },
)

test(
  'On a phone a day is chosen, and its events are opened and moved below the month',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const { page, open } = await signInToPanel('editor')
    await page.setViewportSize({ width: 375, height: 812 })
    await open('/cms/collections/calendar')
    await createEvent(page, { title: 'Pocket race', start: '2035-02-10' })
    await open(address('2035-02'))
    await page.getByRole('button', { name: 'Saturday, February 10, 2035, 1 event' }).click()
    const chosen = page.getByRole('region', { name: 'Saturday, February 10, 2035' })
    await expect(chosen.getByRole('link', { name: 'Add an event on this day' })).toHaveAttribute(
      'href',
      '/cms/collections/calendar/create?start=2035-02-10',
    )
    await chip(page, 'Pocket race').click()
    await page.getByLabel('Move to').fill('2035-02-28')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText(/^Moved “Pocket race” to February 28, 2035/)).toBeVisible()
    await page.getByRole('button', { name: 'Wednesday, February 28, 2035, 1 event' }).click()
    await expect(chip(page, 'Pocket race')).toBeVisible()
  },
)

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 900 } })

  test(
    'An event is held until it comes off the page, and dragged to a day',
    { tag: '@complete' },
    async ({ signInToPanel }) => {
      const { page, open } = await signInToPanel('editor')
      await open('/cms/collections/calendar')
      await createEvent(page, { title: 'Held picnic', start: '2035-09-10' })
      await open(address('2035-09'))
      await page.getByRole('button', { name: 'Monday, September 10, 2035, 1 event' }).tap()
      const picnic = chip(page, 'Held picnic')
      const day = page.getByRole('button', { name: 'Thursday, September 20, 2035, 0 events' })
      const [from, to] = [await centreOf(picnic), await centreOf(day)]
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: points as [] })
      await touch('touchStart', [from])
      await expect(picnic).toHaveAttribute('data-dragging', 'true')
      await touch('touchMove', [{ x: to.x, y: to.y + 20 }])
      await touch('touchMove', [to])
      await touch('touchEnd', [])
      await expect(page.getByText(/^Moved “Held picnic” to September 20, 2035/)).toBeVisible()
    },
  )
})

test(
  'The month has no problem that axe finds, with an event opened too',
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
    await createEvent(page, { title: 'Many drafts', start: '2035-05-10', _status: 'draft' })
    await open(address('2035-05'))
    expect(await findPanelViolations(page)).toEqual([])
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await chip(page, 'Many drafts').click()
    await expect(page.getByRole('dialog', { name: 'Many drafts' })).toBeVisible()
    expect(await findPanelViolations(page)).toEqual([])
  },
)

test('The month says whom an event concerns', { tag: '@complete' }, async ({ signInToPanel }) => {
  const { page, open } = await signInToPanel('editor')
  await open('/cms/collections/calendar')
  const audience = ['irregular', 'graduating']
  await createEvent(page, { title: 'Late enrolment', start: '2035-06-12', audience })
  await createEvent(page, { title: 'For all of us', start: '2035-06-13' })
  await open(address('2035-06'))
  await expect(chip(page, 'Late enrolment')).toContainText('irregular and graduating')
  await expect(chip(page, 'Late enrolment')).toHaveAccessibleName(
    'event: Late enrolment, June 12, 2035, irregular and graduating students',
  )
  await expect(chip(page, 'For all of us')).toHaveAccessibleName(
    'event: For all of us, June 13, 2035',
  )
  await chip(page, 'Late enrolment').click()
  const dialog = page.getByRole('dialog', { name: 'Late enrolment' })
  await expect(dialog.getByText('For irregular and graduating students')).toBeVisible()
})
