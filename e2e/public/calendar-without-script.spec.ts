import { holdScripts } from '../fixtures/gate'
import { expect, test } from '../fixtures/test'

test('without JavaScript semester and month are chosen all the same', async ({ plainPage }) => {
  await plainPage.goto('/calendar')
  const second = plainPage.getByRole('button', { name: '2nd semester' })
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await plainPage.getByLabel('Month', { exact: true }).selectOption('February')
  await plainPage.getByRole('button', { name: 'Show' }).click()
  await expect(plainPage).toHaveURL('/calendar?semester=second&month=february')
  await expect(plainPage.getByRole('grid')).toHaveAccessibleName(/^February/)
})

test('a month chosen before the script arrives is shown once it does', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/calendar?month=november', { waitUntil: 'commit' })
  await page.getByLabel('Month', { exact: true }).selectOption('August')
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^November/)
  arrive()
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^August/)
  await expect(page).toHaveURL('/calendar?month=august')
})
