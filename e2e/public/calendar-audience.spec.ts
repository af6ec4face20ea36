import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility'
import { hydrated } from './support'
import { expect, test } from '../fixtures/test'

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show dates for' }).getByRole('button', { name, exact: true })

const exams = (page: Page) => page.getByRole('list', { name: /^Exams/ })

const graduating = 'Final exams of graduating students, first semester'
const others = 'Final exams of non-graduating students, first semester'

test(
  'A visitor sees the dates of graduating students on a phone',
  { tag: '@complete' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 })
    await page.goto('/calendar?month=december')
    await hydrated(page)
    await expect(choice(page, 'Everyone')).toHaveAttribute('aria-pressed', 'true')
    await expect(exams(page)).toContainText(graduating)
    await expect(exams(page)).toContainText(others)
    await choice(page, 'Graduating').press('Enter')
    await expect(page).toHaveURL('/calendar?for=graduating&month=december')
    await expect(exams(page)).toContainText(graduating)
    await expect(exams(page)).not.toContainText(others)
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      '/calendar.ics?for=graduating',
    )
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('textbox', { name: 'Address of the calendar' })).toHaveValue(
      /\/calendar\.ics\?for=graduating$/,
    )
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '2nd semester' }).click()
    await expect(page).toHaveURL(/\?for=graduating&semester=second/)
    await page.goBack()
    await page.goBack()
    await expect(exams(page)).toContainText(others)
  },
)

test('The sheet of a semester says whose dates it has', { tag: '@complete' }, async ({ page }) => {
  await page.goto('/calendar?for=regular&semester=first')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('region', { name: /^First semester \d{4}, for regular students$/ })
  await expect(sheet).toContainText(others)
  await expect(sheet).not.toContainText(graduating)
})

test(
  'A visitor without JavaScript can choose the students',
  { tag: '@complete' },
  async ({ plainPage }) => {
    await plainPage.goto('/calendar?month=december')
    await choice(plainPage, 'Irregular').click()
    await expect(plainPage).toHaveURL(/[?&]for=irregular/)
    await expect(plainPage).toHaveURL(/[?&]month=december/)
    await expect(choice(plainPage, 'Irregular')).toHaveAttribute('aria-pressed', 'true')
    await expect(exams(plainPage)).not.toContainText(graduating)
    await choice(plainPage, 'Everyone').click()
    await expect(exams(plainPage)).toContainText(graduating)
  },
)
