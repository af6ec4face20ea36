import type { Page } from '@playwright/test'
import { holdScripts } from '../fixtures/held-requests'
import { expect, test } from '../fixtures/test'

test('A visitor without JavaScript can choose a semester and a month', async ({ plainPage }) => {
  await plainPage.goto('/calendar')
  const second = plainPage.getByRole('button', { name: '2nd semester' })
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await plainPage.getByLabel('Month', { exact: true }).selectOption('February')
  await plainPage.getByRole('button', { name: 'Show' }).click()
  await expect(plainPage).toHaveURL('/calendar?semester=second&month=february')
  await expect(plainPage.getByRole('grid')).toHaveAccessibleName(/^February/)
})

test('The calendar shows a month that was chosen before the scripts ran', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/calendar?month=november', { waitUntil: 'commit' })
  await page.getByLabel('Month', { exact: true }).selectOption('August')
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^November/)
  release()
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^August/)
  await expect(page).toHaveURL('/calendar?month=august')
})

const scriptButtons = (page: Page) =>
  page.getByRole('main').locator('button[type="button"]:not([popovertarget])')

for (const missing of ['calendar-screen', 'entry-client']) {
  test(`Every button works or is disabled when ${missing} cannot be fetched`, async ({
    page,
    quiet,
  }) => {
    quiet.expectMessage(/ERR_FAILED/)
    await page.route(`**/${missing}*.js`, (route) => route.abort())
    await page.goto('/calendar?month=december')
    await page.getByLabel('Month', { exact: true }).selectOption('October')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/month=october$/)
    await expect(page.getByRole('grid')).toHaveAccessibleName(/^October/)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(scriptButtons(page).first()).toBeDisabled()
      for (const button of await scriptButtons(page).all()) await expect(button).toBeDisabled()
    }
    const search = page.getByRole('searchbox', { name: 'Search events' })
    await search.fill('midterm')
    await search.press('Enter')
    await expect(page.getByRole('list', { name: /^Events that match/ })).toBeVisible()
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('link', { name: 'Google' })).toBeVisible()
  })
}
