import { expectAccessible } from '../fixtures/accessibility'
import { holdRequests } from '../fixtures/held-requests'
import { expect, test } from '../fixtures/test'
import { expectLoaded } from './support'

test('An admin goes from a section to another one, to the calendar and to the site', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/records')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  const sections = page.getByRole('list', { name: 'Sections' })
  await expect(sections.getByRole('link', { name: 'Records' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)
  await sections.getByRole('link', { name: 'Activity logs' }).click()
  await expect(page).toHaveURL('/admin/activity-logs')
  await expect(sections).toBeHidden()
  await menu.press('Enter')
  await sections.getByRole('link', { name: 'Activity logs' }).click()
  await expect(sections).toBeHidden()
  await menu.press('Enter')
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(page).toHaveURL('/calendar')
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Tropa' }).click()
  await expect(page).toHaveURL('/')
})

test(
  'An admin on a slow line sees the chosen section marked at once',
  { tag: '@complete' },
  async ({ page, signInAs }) => {
    await signInAs('admin')
    await page.goto('/admin/records')
    await expectLoaded(page)
    const release = await holdRequests(page, '**/assets/inquiry-screen*.js')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    const sections = page.getByRole('list', { name: 'Sections' })
    await sections.getByRole('link', { name: 'Inquiries' }).click()
    await expect(sections).toBeHidden()
    await menu.click()
    await expect(sections.locator('[aria-current="page"]')).toHaveText('Inquiries')
    release()
    await expect(page).toHaveURL('/admin/inquiry')
  },
)

test(
  'A user on a narrow phone reaches the profile and the logout',
  { tag: '@complete' },
  async ({ page, signInAs }) => {
    await signInAs('user')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/dashboard')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeInViewport()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/user/profile')
  },
)

test(
  'An admin reads on the tiles what is new',
  { tag: '@complete' },
  async ({ page, signInAs, client, clientFor }) => {
    await client.inquiry.create({
      name: 'Lorna Reyes',
      category: 'Feedback',
      email: 'l@example.com',
      desc: 'Hello',
    })
    const { token } = await signInAs('admin')
    await clientFor(token).record.create({
      name: 'Enzo',
      violation: 'Late',
      fee: 50,
      status: '1 warning(s)',
      date: new Date().toISOString(),
    })
    const event = { action: 'LOGIN', description: 'admin logged in' } as const
    await clientFor(token).activityLog.create(event)
    await page.goto('/admin')
    const tile = (name: RegExp) => page.getByRole('link', { name })
    await expect(tile(/View inquiry/)).toContainText(/\d+ ?new ?Lorna Reyes, Feedback/)
    await expect(tile(/Manage penalty records/)).toContainText(/₱[\d,]+ ?in [A-Z][a-z]+/)
    await expect(tile(/View system activities/)).toContainText(/\S ?\d+ minutes? ago/)
    await expect(tile(/What comes next/)).toContainText(/[A-Z][a-z]{2} \d|Nothing more is planned/)
  },
)
