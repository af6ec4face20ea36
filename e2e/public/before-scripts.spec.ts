import { holdScripts } from '../fixtures/gate'
import { expect, test } from '../fixtures/test'
import { hydrated, openMenu } from './support'

test('a filter and an event clicked before the scripts run are answered once they do', async ({
  page,
}) => {
  const arrive = await holdScripts(page)
  await page.goto('/calendar?semester=second&month=january')
  const filter = page.getByRole('button', { name: 'Exam', exact: true })
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  arrive()
  await expect(filter).toHaveAttribute('aria-pressed', 'false')
  await filter.click()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
})

test('the menu opened before the scripts run stays open, and says so all the time', async ({
  page,
}) => {
  const arrive = await holdScripts(page)
  await page.goto('/about')
  await openMenu(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(menu).not.toHaveAttribute('aria-expanded')
  arrive()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('list', { name: 'Menu' })).toBeVisible()
})

test('going back before the scripts run shows the page that is gone back to', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our team')
  const arrive = await holdScripts(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our team')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Tropa')
})

test('a page whose own code cannot be fetched stays as it came, with what is typed', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED|400/)
  await page.route('**/assets/contact-screen*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please enter a category')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
})
