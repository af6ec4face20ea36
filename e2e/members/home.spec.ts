import { expectAccessible } from '../fixtures/accessibility'
import { tabTo } from '../fixtures/keyboard'
import { expectNoSidewaysScroll } from '../fixtures/sideways-scroll'
import { expect, test } from '../fixtures/test'
import { openLogin } from '../public/support'
import { expectLoaded, respond, todoOf } from './support'

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

test('A user can open the to-dos and the rules from the member home', async ({
  page,
  signInAs,
}) => {
  await signInAs('user')
  await respond(page, 'GET /api/todo', { body: [todoOf(), todoOf()] })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Member!')
  await expect(page.getByText(/, 2 waiting for your check/)).toBeVisible()
  await expectAccessible(page)
  const rules = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Team Rules/ }).click()
  await expect(await rules).toHaveURL('/rules')
  await page.getByRole('link', { name: /To-do/ }).click()
  await expect(page).toHaveURL('/todo')
})

test('A member sees their username and teams in the bar', async ({ page, signInAs, newMember }) => {
  const account = await newMember({ teams: ['Dev Team', 'Design Team', 'Docu Team'] })
  await signInAs(account)
  await page.goto('/dashboard')
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('Dev, Design & Docu')
  await expect(bar).toContainText(`@${account.username}`)
  await expect(bar.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user/profile')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

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

for (const who of ['admin', 'user'] as const) {
  test(`The ${who} can try the components at /ui`, async ({ page, signInAs }) => {
    await signInAs(who)
    await page.goto('/ui')
    for (const name of ['Button', 'Input', 'Select', 'Dropdown', 'Badge', 'Checkbox', 'Radio']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(page.getByText('Standard (Free)').first()).toBeVisible()
    await expect(page.getByText('Premium (₱9.99)').first()).toBeVisible()
    const search = page.getByRole('combobox', { name: 'Plan by name' })
    await search.fill('PREM')
    await expect(page.getByRole('option')).toHaveText(['Premium (₱9.99)'])
    await search.fill('zzz')
    await expect(page.getByRole('region', { name: 'Select' }).getByRole('status')).toHaveText(
      'No results found',
    )
    await search.press('Escape')
    await expectAccessible(page)
  })
}

for (const width of [320, 768, 1440]) {
  test(`An admin never has to scroll sideways at ${width} px`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 800 })
    await openLogin(page)
    await expectNoSidewaysScroll(page)
    await signInAs('admin')
    await respond(page, 'GET /api/todo', {
      body: [todoOf({ title: 'x'.repeat(120), desc: 'y'.repeat(1000) })],
    })
    for (const path of [
      '/admin',
      '/admin/todo',
      '/admin/records',
      '/admin/inquiry',
      '/admin/profile',
      '/ui',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectLoaded(page)
      await expectNoSidewaysScroll(page)
    }
  })
}
