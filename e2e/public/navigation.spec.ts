import { expect, test } from '../fixtures/test'
import { holdRequests } from '../fixtures/browser'
import { hydrated, openMenu } from './support'

const bar = 'Main'

test('A visitor can open the main pages from the bar, which marks the current one', async ({
  page,
}) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: bar })
  for (const [name, path] of [
    ['About', '/about'],
    ['Team', '/team'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await links.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})

test(
  'A visitor on a slow line sees the new place marked and the new title at once',
  { tag: '@complete' },
  async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const release = await holdRequests(page, /\/api\/(about|calendar)/)
    const link = page.getByRole('navigation', { name: bar }).getByRole('link', { name: 'About' })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle('About · Tropa')
    expect(new URL(page.url()).pathname).toBe('/')
    await openMenu(page)
    await page.getByRole('list', { name: 'Menu' }).getByRole('link', { name: 'Calendar' }).click()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('data-active', 'true')
    await expect(link).not.toHaveAttribute('aria-current')
    await expect(page).toHaveTitle('Calendar · Tropa')
    release()
    await expect(page).toHaveURL('/calendar')
  },
)

test.describe('The menu', () => {
  test('closes on an outside click and on a choice', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    const toggle = page.getByRole('button', { name: 'Menu' })
    const list = page.getByRole('list', { name: 'Menu' })
    await expect(list).toBeHidden()
    await expect(toggle).not.toHaveAttribute('data-active')
    await openMenu(page)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(list).toBeHidden()
    await openMenu(page)
    await list.getByRole('link', { name: 'Calendar' }).click()
    await expect(page).toHaveURL('/calendar')
    await expect(list).toBeHidden()
    await expect(toggle).toHaveAttribute('data-active', 'true')
  })

  test('opens without JavaScript', async ({ plainPage }) => {
    await plainPage.goto('/')
    await openMenu(plainPage)
    const menu = plainPage.getByRole('list', { name: 'Menu' })
    await expect(menu.getByRole('listitem')).toHaveCount(3)
    await plainPage.getByRole('link', { name: 'Member login' }).click()
    await expect(plainPage).toHaveURL('/login')
    await expect(plainPage.getByRole('button', { name: 'Show password' })).toBeHidden()
  })
})
