import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'

test('An admin can open every admin screen from the member home', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Admin!')
  await expect(page.getByText('What would you like to do today?')).toBeVisible()
  for (const [name, path] of [
    [/To-do.*Manage to-do lists/, '/admin/todo'],
    [/Records.*Manage penalty records/, '/admin/records'],
    [/Activity logs.*View system activities/, '/admin/activity-logs'],
    [/View inquiry.*Manage submitted inquiries/, '/admin/inquiry'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/admin')
  }
  const rules = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Team rules/ }).click()
  await expect(await rules).toHaveURL('/rules')
  await expectAccessible(page)
})

test('An admin on a wide window has every section in view, with the present one marked', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/archived-todo')
  const sections = page.getByRole('list', { name: 'Sections' })
  await expect(sections.getByRole('link', { name: 'To-do' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await sections.getByRole('link', { name: 'Records' }).click()
  await expect(page).toHaveURL('/admin/records')
  await expect(sections.getByRole('link', { name: 'Records' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expectAccessible(page)
})

test('An admin goes from a section to another one, to the calendar and to the site', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await signInAs('admin')
  await page.goto('/admin/records')
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(menu).toHaveText('Records')
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
  // The new screen takes the focus a moment after its address, and would take the press too.
  await expect(page.getByRole('main')).toBeFocused()
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
