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

test(
  'The calendar shows a month that was chosen before the scripts ran',
  { tag: '@complete' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/calendar?month=november', { waitUntil: 'commit' })
    await page.getByLabel('Month', { exact: true }).selectOption('August')
    await expect(page.getByRole('grid')).toHaveAccessibleName(/^November/)
    release()
    await expect(page.getByRole('grid')).toHaveAccessibleName(/^August/)
    await expect(page).toHaveURL('/calendar?month=august')
  },
)
