import { holdRequests, holdScripts } from '../fixtures/gate'
import { expect, test } from '../fixtures/test'
import { hydrated, openMenu } from './support'

test('the filter that was clicked last before the scripts run is answered once they do', async ({
  page,
}) => {
  const arrive = await holdScripts(page)
  await page.goto('/calendar')
  const filter = (name: string) => page.getByRole('button', { name, exact: true })
  await filter('Holiday').click()
  await filter('Exam').dblclick()
  await expect(filter('Exam')).toHaveAttribute('aria-pressed', 'true')
  arrive()
  await expect(filter('Exam')).toHaveAttribute('aria-pressed', 'false')
  await expect(filter('Holiday')).toHaveAttribute('aria-pressed', 'true')
  await filter('Exam').click()
  await expect(filter('Exam')).toHaveAttribute('aria-pressed', 'true')
})

test('an event that was clicked before the scripts run is told of once they do', async ({
  page,
  api,
}) => {
  const { first } = (await api('GET /api/calendar')).body as {
    first: Record<string, { title: string }[]>
  }
  const title = first.august?.[0]?.title ?? ''
  const arrive = await holdScripts(page)
  await page.goto('/calendar?month=august')
  await page.getByRole('grid').getByRole('button', { name: title }).first().click()
  arrive()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
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

test('going back while its code is fetched shows the page that is gone back to', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our team')
  const code = '**/assets/team-screen*.js'
  const arrive = await holdRequests(page, code)
  const asked = page.waitForRequest(code)
  await page.reload()
  await asked
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/about')
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Tropa')
})

test('a page whose own code cannot be fetched stays as it came, with what is typed', async ({
  page,
  quiet,
}) => {
  quiet.expectMessage(/ERR_FAILED/)
  quiet.expectMessage(/400/)
  await page.route('**/assets/contact-screen*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please enter a category')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
})

test('that a session ended is said before the scripts run, and moves nothing once they do', async ({
  page,
}) => {
  await page.goto('/login')
  await page.evaluate(() => sessionStorage.setItem('left-page', '/todo'))
  const arrive = await holdScripts(page)
  await page.reload()
  const notice = page.getByText('Your session has ended.')
  const button = page.getByRole('button', { name: 'Log me in' })
  await expect(notice).toBeVisible()
  const before = await button.boundingBox()
  arrive()
  await hydrated(page)
  await expect(notice).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})
