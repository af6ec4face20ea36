import { expectAccessibleState } from '../fixtures/accessibility'
import { holdScripts } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

test('A form works without its code and keeps what was typed', async ({ page, quiet }) => {
  quiet.expectMessage(/ERR_FAILED/)
  quiet.expectMessage(/400/)
  await page.route('**/assets/contact-screen*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ana')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please enter a category')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
  await expectAccessibleState(page, 'the contact form as the server answers it')
})

test(
  'The notice of an ended session appears before the scripts run and moves nothing later',
  { tag: '@complete' },
  async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(() => sessionStorage.setItem('left-page', '/todo'))
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    const notice = page.getByText('Your session has ended.')
    const button = page.getByRole('button', { name: 'Log me in' })
    await expect(notice).toBeVisible()
    const before = await button.boundingBox()
    release()
    await hydrated(page)
    await expect(notice).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
  },
)
