import type { Page } from '@playwright/test'
import { holdScripts } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { hydrated } from './support'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const month = (page: Page) => page.getByRole('combobox', { name: 'Month' })
const bars = (page: Page, type: string) =>
  page.getByRole('grid').getByRole('button', { name: `${type}: ` })

test('A visitor without JavaScript can choose semester, month, types and students, search and subscribe', async ({
  plainPage: page,
}) => {
  await page.goto('/calendar')
  await button(page, '2nd semester').click()
  await expect(button(page, '2nd semester')).toHaveAttribute('aria-pressed', 'true')
  await month(page).selectOption('February')
  await button(page, 'Show').click()
  await expect(page).toHaveURL('/calendar?semester=second&month=february')
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^February/)

  await page.goto('/calendar?month=december')
  await button(page, 'Exam').click()
  await expect(button(page, 'Exam')).toHaveAttribute('aria-pressed', 'true')
  await expect(bars(page, 'Exam').first()).toBeVisible()
  await expect(bars(page, 'Holiday')).toHaveCount(0)
  const exams = page.getByRole('list', { name: /^Exams/ })
  const graduating = 'Final exams of graduating students, first semester'
  await expect(exams).toContainText(graduating)
  await button(page, 'Irregular').click()
  await expect(page).toHaveURL(/[?&]for=irregular/)
  await expect(exams).not.toContainText(graduating)
  await month(page).selectOption('October')
  await button(page, 'Show').click()
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^October/)
  await expect(button(page, 'Exam')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Irregular')).toHaveAttribute('aria-pressed', 'true')

  const search = page.getByRole('searchbox', { name: 'Search events' })
  await search.fill('final exams')
  await search.press('Enter')
  await expect(page.getByRole('list', { name: /^Events that match/ })).toBeVisible()
  await button(page, 'Subscribe').click()
  await expect(page.getByRole('link', { name: 'Google' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address of the calendar' })).toHaveValue(
    /\/calendar\.ics(?:\?for=irregular)?$/,
  )
})

test('The calendar applies a type and then another that are chosen before the scripts run', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/calendar', { waitUntil: 'commit' })
  await button(page, 'Holiday').click()
  await expect(button(page, 'Holiday')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Exam').click()
  await expect(button(page, 'Exam')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Holiday')).toHaveAttribute('aria-pressed', 'true')
  release()
  await hydrated(page)
  await button(page, 'Exam').click()
  await expect(button(page, 'Exam')).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/^[^?]*\?month=[a-z]+&types=holiday$/)
})

test('A month chosen before the scripts ran is kept when a type is chosen next', async ({
  page,
}) => {
  await page.goto('/calendar?month=november')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await month(page).selectOption('December')
  await button(page, 'Exam').click()
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^December/)
  await expect(bars(page, 'Exam').first()).toBeVisible()
  await expect(bars(page, 'Holiday')).toHaveCount(0)
  release()
  await hydrated(page)
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^December/)
  await expect(button(page, 'Exam')).toHaveAttribute('aria-pressed', 'true')
})
