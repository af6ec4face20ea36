import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
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

test(
  'A user can open the to-dos and the rules from the member home',
  { tag: '@complete' },
  async ({ page, signInAs }) => {
    await signInAs('user')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Member!')
    await expectAccessible(page)
    const rules = page.waitForEvent('popup')
    await page.getByRole('link', { name: /Team Rules/ }).click()
    await expect(await rules).toHaveURL('/rules')
    await page.getByRole('link', { name: /To-do/ }).click()
    await expect(page).toHaveURL('/todo')
  },
)

test('An admin finds a title on every screen, and a new screen gets the focus', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const titles = new Set<string>()
  for (const path of [
    '/admin',
    '/admin/todo',
    '/admin/archived-todo',
    '/admin/records',
    '/admin/activity-logs',
    '/admin/inquiry',
    '/admin/profile',
    '/ui',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(8)
  await page.goto('/admin')
  await tabTo(page, page.getByRole('link', { name: /^Records|Records Manage/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/records')
  await expect(page.getByRole('main')).toBeFocused()
})
