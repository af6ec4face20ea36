import type { Page } from '@playwright/test'
import { expect, test } from './panel-test'

const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()

test('An editor deletes an event, restores it from the trash, and visitors see it again', async ({
  signInToPanel,
  plainPage,
}) => {
  const title = 'Trash lantern walk'
  const panel = await signInToPanel('editor')
  const { page } = panel
  await panel.open('/cms')
  await page.evaluate(async (name) => {
    const start = '2025-09-09T12:00:00.000Z'
    const body = JSON.stringify({ title: name, type: 'event', start, _status: 'published' })
    const headers = { 'content-type': 'application/json' }
    await fetch('/cms/api/calendar', { method: 'POST', headers, body })
  }, title)
  const shown = plainPage.getByText(title)
  const openMonth = () => plainPage.goto('/calendar?year=2025&semester=first&month=8')
  await openMonth()
  await expect(shown.first()).toBeVisible()

  await panel.openDocument('calendar', title)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('It can be restored for 30 days.')
  await confirm(page)
  await expect(page.getByText(`"${title}" was moved to the trash.`)).toBeVisible()
  await openMonth()
  await expect(shown).toHaveCount(0)

  await panel.open(`/cms/collections/calendar/trash?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByText('is in the trash. Restore it to change it.')).toBeVisible()
  await expect(page.getByLabel('First day')).toBeDisabled()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await confirm(page)
  await expect(page.getByText(`"${title}" was successfully restored.`)).toBeVisible()
  await openMonth()
  await expect(shown.first()).toBeVisible()
})

test('An editor who deletes an event permanently reads that this cannot be undone, on the button too', async ({
  signInToPanel,
}) => {
  const { page, openDocument } = await signInToPanel('editor')
  const title = 'General assembly of capstone teams'
  await openDocument('calendar', title)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('to the trash')).toBeVisible()
  // The label of the box says so too.
  const sentence = dialog.getByText('permanently. This cannot be undone.')
  await expect(sentence).toBeHidden()
  await dialog.getByRole('checkbox').check()
  await expect(dialog.getByText('to the trash')).toBeHidden()
  await expect(sentence).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText(`"${title}" was successfully deleted.`)).toBeVisible()
})
