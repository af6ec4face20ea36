import { expect, test } from './panel-test'

const file = (name: string, lines: string[]) => ({
  name,
  mimeType: name.endsWith('.ics') ? 'text/calendar' : 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

const good = file('calendar.csv', [
  'title,start,end,type',
  'Orientation of the importers,2031-08-04,,academic',
  'Importers’ week,2031-09-28,2031-10-02,event',
])
const bad = file('bad.csv', [
  'title,start,end,type',
  'Nowhere,2031-02-30,,academic',
  'Importers’ ball,2031-11-05,,event',
])
const leap = file('leap.csv', ['title,start', 'Importers’ leap,2032-02-29'])
const ownCalendar = file('own.ics', [
  'BEGIN:VCALENDAR',
  ...['BEGIN:VEVENT', 'SUMMARY:Importers’ fair', 'DTSTART:20311206', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'SUMMARY:Doctor', 'DTSTART:20311205', 'CLASS:PRIVATE', 'END:VEVENT'],
  'END:VCALENDAR',
])

test('An editor can preview a calendar file and import it as drafts, a wrong row left out, and is led to what was written', async ({
  signInToPanel,
  quiet,
}) => {
  quiet.expectMessage(/400 \(Bad Request\).*calendar\/copy-year/)
  const { page, open } = await signInToPanel('editor')
  await open('/cms/collections/calendar')
  await page.getByRole('link', { name: /by month, import a file/ }).click()
  await open('/cms/collections/calendar/months?month=2031-10')
  await expect(page.getByRole('heading', { name: 'October 2031' })).toBeVisible()

  await page.getByText('Import events from a file').click()
  await page.getByLabel('File').setInputFiles(good)
  await page.getByRole('button', { name: 'Preview' }).first().click()
  // The focus stays at the current step, not at the top of the page.
  const focused = page.locator(':focus')
  await expect(focused).toHaveText('2 new, 0 changed, 0 unchanged, 0 wrong')
  await page.getByRole('button', { name: 'Import 2 events' }).click()
  await expect(focused).toHaveText('Done: 2 events written.')
  const week = /^Event: Importers’ week \(draft\), .*September 28 to .*October 2, 2031$/
  await expect(page.getByRole('button', { name: week })).toBeVisible()
  await page.getByRole('link', { name: 'Previous month' }).click()
  await expect(page.getByRole('heading', { name: 'September 2031' })).toBeVisible()
  await expect(page.getByRole('button', { name: week })).toBeVisible()

  await open('/cms/collections/calendar/months?month=2031-10')
  await page.getByText('Import events from a file').click()
  await page.getByLabel('File').setInputFiles(bad)
  await page.getByRole('button', { name: 'Preview' }).first().click()
  await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 wrong')).toBeVisible()
  const order = page.getByRole('button', { name: 'Import 1 event' })
  await expect(order).toBeDisabled()
  await page.getByLabel('Leave out what is wrong (1 event)').check()
  await order.click()
  await page.getByRole('link', { name: 'Done: 1 event written.' }).click()
  await expect(page.locator('tbody tr')).toHaveText([/Importers’ ball/])

  await open('/cms/collections/calendar/months?month=2031-10')
  await page.getByText('Copy 2031–2032 to the next year').click()
  await page.getByRole('button', { name: 'Preview' }).last().click()
  await expect(page.getByText('There are no published events in this academic year.')).toBeVisible()
})

test(
  'An editor sees the rows of a calendar file by day, and imports a private event only by choosing it',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const { page, open } = await signInToPanel('editor')
    await open('/cms/collections/calendar/months?month=2031-12')
    await page.getByText('Import events from a file').click()
    await page.getByLabel('File').setInputFiles(ownCalendar)
    await page.getByRole('button', { name: 'Preview' }).first().click()
    const rows = page.getByRole('region', { name: 'Preview' }).locator('tbody tr')
    await expect(rows).toContainText(['Doctor', '2031-12-06 · event · everyone'])
    await expect(page.getByRole('button', { name: 'Import 1 event' })).toBeEnabled()
    await page.getByLabel('Import “Doctor” anyway').check()
    await page.getByRole('button', { name: 'Import 2 events' }).click()
    await expect(page.getByText('Done: 2 events written.')).toBeVisible()
  },
)

test('A calendar file and a move that was undone without a connection can be sent again', async ({
  context,
  signInToPanel,
  quiet,
}) => {
  quiet.expectMessage(/ERR_INTERNET_DISCONNECTED|did not answer/)
  const { page, open } = await signInToPanel('editor')
  await open('/cms/collections/calendar/months?month=2032-02')
  await page.getByText('Import events from a file').click()
  await page.getByLabel('File').setInputFiles(leap)
  await page.getByRole('button', { name: 'Preview' }).first().click()
  const order = page.getByRole('button', { name: 'Import 1 event' })
  await expect(order).toBeEnabled()
  await context.setOffline(true)
  await order.click()
  await expect(page.getByText('The server did not answer')).toBeVisible()
  await context.setOffline(false)
  await order.click()
  await expect(page.getByText('Done: 1 event written.')).toBeVisible()

  await page.getByRole('button', { name: 'Event: Importers’ leap' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importers’ leap' })
  await dialog.getByLabel('Move to').fill('2032-02-28')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // The month may still be loading, and Next leaves a page whose refresh fails.
  const moves = '**/cms/api/calendar/**'
  await page.route(moves, (route) => route.abort('internetdisconnected'))
  await undo.click()
  await expect(page.getByText('“Importers’ leap” was not moved back.')).toBeVisible()
  await page.unroute(moves)
  await undo.click()
  await expect(page.getByText('Moved back.', { exact: true })).toBeVisible()
})
