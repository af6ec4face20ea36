import type { Page } from '@playwright/test'
import { expect, test, type Panel } from './panel-test'

/** Stores published events, as the panel does. */
const createEvents = (page: Page, titles: string[]) =>
  page.evaluate(async (names) => {
    for (const title of names) {
      const body = JSON.stringify({
        title,
        type: 'event',
        start: '2025-09-09T12:00:00.000Z',
        _status: 'published',
      })
      const headers = { 'content-type': 'application/json' }
      await fetch('/cms/api/calendar', { method: 'POST', headers, body })
    }
  }, titles)

const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()

const openTrash = (panel: Panel, search: string) =>
  panel.open(`/cms/collections/calendar/trash?search=${encodeURIComponent(search)}`)

const feed = async (origin: string) => (await fetch(`${origin}/calendar.ics`)).text()

test('An editor deletes an event, restores it from the trash, and visitors see it again', async ({
  signInToPanel,
  plainPage,
}) => {
  const title = 'Trash lantern walk'
  const panel = await signInToPanel('editor')
  const { page } = panel
  await panel.open('/cms')
  await createEvents(page, [title])
  const shown = plainPage.getByText(title)
  const openMonth = () => plainPage.goto('/calendar?year=2025&semester=first&month=8')
  await openMonth()
  await expect(shown.first()).toBeVisible()

  await panel.openDocument('calendar', title)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('It can be restored for 30 days.')
  await confirm(page)
  await expect(page.getByText(`"${title}" moved to trash.`)).toBeVisible()
  await openMonth()
  await expect(shown).toHaveCount(0)

  await openTrash(panel, title)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByText('is in the trash. Restore it to change it.')).toBeVisible()
  await expect(page.getByLabel('First day')).toBeDisabled()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await confirm(page)
  await expect(page.getByText(`"${title}" successfully restored.`)).toBeVisible()
  await openMonth()
  await expect(shown.first()).toBeVisible()
})

test(
  'An editor deletes 122 events at once and restores them as drafts',
  { tag: '@complete' },
  async ({ signInToPanel, origin }) => {
    const panel = await signInToPanel('editor')
    const { page } = panel
    await panel.open('/cms')
    await createEvents(
      page,
      Array.from({ length: 122 }, (_, index) => `Trash heap ${index + 1}.`),
    )
    expect((await feed(origin)).match(/SUMMARY:Trash heap/g)).toHaveLength(122)

    const selectAll = async () => {
      await page.locator('#select-all').check()
      await page.getByRole('button', { name: /Select all \(122\)/ }).click()
    }
    await panel.open('/cms/collections/calendar?search=Trash%20heap')
    await selectAll()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await confirm(page)
    await expect(page.getByText('122 Calendar moved to trash.')).toBeVisible({ timeout: 60_000 })
    expect(await feed(origin)).not.toContain('Trash heap')

    await openTrash(panel, 'Trash heap')
    await selectAll()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('which visitors do not see yet')
    await confirm(page)
    await expect(page.getByText('Restored 122 Calendar successfully.')).toBeVisible({
      timeout: 60_000,
    })
    expect(await feed(origin)).not.toContain('Trash heap')
    await panel.open('/cms/collections/calendar?search=Trash%20heap')
    await expect(page.getByText(/of 122/)).toBeVisible()
  },
)

test(
  'An editor deletes an event of the trash for ever',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const title = 'Trash farewell'
    const panel = await signInToPanel('editor')
    const { page } = panel
    await panel.open('/cms')
    await createEvents(page, [title])
    await panel.openDocument('calendar', title)
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await confirm(page)
    await expect(page.getByText(/moved to trash/)).toBeVisible()

    await openTrash(panel, title)
    await page.getByRole('link', { name: title }).first().click()
    await page.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(page.getByRole('dialog')).toContainText('Nobody can bring it back.')
    await confirm(page)
    await expect(page.getByText(/successfully deleted|deleted successfully/i)).toBeVisible()
    await openTrash(panel, title)
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  },
)
