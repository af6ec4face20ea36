import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/test'
import { respond, card, hold, recordRequests, unique } from './support'

const path = '/admin/inquiry'

test('An admin sees an inquiry as the visitor sent it', async ({ page, client, signInAs }) => {
  const name = unique('Visitor')
  await client.inquiry.create({
    name,
    category: 'Feedback',
    email: 'visitor@example.com',
    desc: 'First line.\n<script>second</script>',
  })
  await signInAs('admin')
  await page.goto(path)
  const inquiry = card(page, name)
  await expect(inquiry).toContainText('Feedback')
  await expect(inquiry.getByRole('link', { name: 'visitor@example.com' })).toBeVisible()
  await expect(inquiry).toContainText('<script>second</script>')
  await expect(inquiry.locator('time')).toHaveText(
    /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/,
  )
  await expectAccessible(page)
})

test('An admin can open the explanation of inquiries by mouse and by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto(path)
  const control = page.getByRole('button', { name: 'About inquiries' })
  await control.hover()
  const tooltip = page.getByRole('tooltip', { name: 'Manage and review team applications' })
  await expect(tooltip).toBeVisible()
  await expectAccessible(page, '[data-slot=tooltip]')
  await expectAccessible(page, 'main')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(0, 0)
  await tabTo(page, control)
  await expect(tooltip).toBeVisible()
})

test('An admin can search the inquiries and change the page without another request', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const inquiries = Array.from({ length: 12 }, (_, index) => ({
    _id: `${index}`,
    name: `Visitor ${index + 1}`,
    category: 'Other',
    email: `visitor${index + 1}@example.com`,
    desc: index === 10 ? 'About the 100%_sale' : 'Hello',
    createdAt: '2026-11-18T03:00:00.000Z',
  }))
  await respond(page, 'GET /api/contact', { body: inquiries })
  const requests = recordRequests(page)
  await page.goto(path)
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${path}?page=2`)
  await expect(page.getByText('Showing 11 to 12 of 12 entries')).toBeVisible()
  await expect(names).toHaveText(['Visitor 11', 'Visitor 12'])
  const search = page.getByRole('searchbox', { name: 'Search inquiries...' })
  await search.fill('100%_SALE')
  await search.press('Enter')
  await expect(page).toHaveURL(`${path}?search=100%25_SALE`)
  await expect(names).toHaveText(['Visitor 11'])
  await expectAccessible(page)
  await search.fill('zebra')
  await search.press('Enter')
  await expect(page.getByText(/clear it to see all/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(names).toHaveCount(10)
  expect(requests.filter((line) => line === 'GET /api/contact')).toHaveLength(1)
})

test('An admin sees a message when there are no inquiries', async ({ page, signInAs }) => {
  await signInAs('admin')
  await respond(page, 'GET /api/contact', { body: [] })
  await page.goto(path)
  await expect(page.getByText('No inquiries found')).toBeVisible()
  await expectAccessible(page)
})

test('An admin sees an error instead of an empty list when inquiries fail to load', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.expectMessage(/status of 500/)
  quiet.expectMessage(/console\.error: Failed to load inquiries/)
  await signInAs('admin')
  const release = await hold(page, 'GET /api/contact')
  const stop = await respond(page, 'GET /api/contact', {
    status: 500,
    body: { message: 'Something went wrong' },
  })
  await page.goto(path)
  await expect(page.getByRole('alert')).toContainText('The inquiries could not be loaded')
  await expect(page.getByText('No inquiries found')).toHaveCount(0)
  await expectAccessible(page)
  await stop()
  release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
