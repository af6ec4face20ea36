import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { respond, teamDate, toast, unique } from './support'

const path = '/admin/records'

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin')
})

test('An admin can search the penalty records and change the page', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Violation',
    'Fee',
    'Status',
    'Date & time',
    'Member',
  ])
  await expect(page.getByText(/^Showing 1 to 10 of \d+ entries$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${path}?page=2`)
  await expect(page.getByText(/^Showing 11 to/)).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search records...' })
  await search.fill('title rehearsal')
  await search.press('Enter')
  await expect(page).toHaveURL(`${path}?search=title+rehearsal`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await search.fill('nothing is called this')
  await search.press('Enter')
  await expect(page.getByText('No records found')).toBeVisible()
  await expectAccessible(page)
})

test('An admin can add a record of a member at a time in the team’s zone', async ({
  page,
  newMember,
}) => {
  const { username } = await newMember()
  await page.goto(path)
  await page.getByRole('button', { name: 'Add record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add record' })
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(teamDate())
  const name = unique('Ana')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Member (optional)').selectOption(`@${username}`)
  await page.getByLabel('Violation').fill('5 minutes late')
  await page.getByLabel('Fee').fill('50')
  await page.getByLabel('Status').fill('1 absence(s)')
  await page.getByLabel('Date', { exact: true }).fill('2026-08-18')
  await page.getByLabel('Time').fill('09:05')
  await expectAccessible(page)
  const request = page.waitForRequest((one) => one.method() === 'POST')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  expect((await request).postDataJSON()).toEqual({
    name,
    violation: '5 minutes late',
    fee: 50,
    status: '1 absence(s)',
    date: '2026-08-18T01:05:00.000Z',
    userId: expect.any(String),
  })
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('₱50')
  await expect(row).toContainText(`@${username}`)
  await expect(row).toContainText('Aug 18, 2026, 9:05 AM')
})

test(
  'An admin says which member a typed record is about',
  { tag: '@complete' },
  async ({ page, quiet, signInAs, newMember, clientFor }) => {
    quiet.expectMessage(/409/)
    const { username } = await newMember()
    const name = unique('Ana')
    const admin = clientFor((await signInAs('admin')).token)
    const typed = { name, violation: 'Late', fee: 20, status: '1 lateness', date: '2026-08-18' }
    const { data } = await admin.record.create(typed)
    await page.goto(`${path}?search=${encodeURIComponent(name)}`)
    const row = page.getByRole('row', { name })
    await row.getByRole('button', { name: /^Link: / }).click()
    const dialog = page.getByRole('dialog', { name: 'Whom is this record about?' })
    await dialog.getByLabel('Member').selectOption(`@${username}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row.getByRole('button', { name: new RegExp(`^@${username}: `) })).toBeFocused()

    // Since the list was read, somebody else has decided about it.
    await admin.standing.decide({ params: { id: data._id }, body: { state: 'settled' } })
    await row.getByRole('button', { name: new RegExp(`^@${username}: `) }).click()
    await dialog.getByLabel('Member').selectOption('Nobody')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('It can no longer be changed.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row).toContainText('Settled')
  },
)

test(
  'An admin keeps a half-written record over a failure and a reload',
  { tag: '@complete' },
  async ({ page, quiet }) => {
    quiet.expectMessage(/ERR_FAILED/)
    await page.goto(path)
    await page.getByRole('button', { name: 'Add record' }).click()
    await page.getByLabel('Name').fill('Ana Reyes')
    await page.getByLabel('Violation').fill('Absent')
    await page.getByLabel('Fee').fill('100')
    await page.getByLabel('Status').fill('1 absence(s)')
    await respond(page, 'POST /api/records', null)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(toast(page, 'Failed to add the record')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Add record' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Ana Reyes')
    await expect(page.getByLabel('Fee')).toHaveValue('100')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Yes, Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'The status of a record breaks between words only',
  { tag: '@complete' },
  async ({ page, clientFor, sessionOf }) => {
    const name = unique('Maria Concepcion Villanueva-Santos')
    const { token } = await sessionOf('admin')
    const { data } = await clientFor(token).record.create({
      name,
      violation: '12 minutes late to the code review of the second sprint',
      fee: 1000,
      status: '1 absence(s) and 1 warning(s)',
      date: '2026-11-18T03:00:00.000Z',
    })
    await page.goto(`${path}?search=${encodeURIComponent(name)}`)
    const status = page.getByText(data.status)
    await expect(status).toBeVisible()
    for (const width of [320, 640, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await status.evaluate((element) => {
        const text = element.firstChild
        if (!text) return ['no text']
        return [...(text.textContent ?? '').matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return range.getClientRects().length > 1
          })
          .map(([word]) => word)
      })
      expect(broken, `${width} px`).toEqual([])
    }
  },
)
