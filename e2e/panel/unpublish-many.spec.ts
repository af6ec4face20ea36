import { unpublishMessages } from '@tropa/contract/content/unpublish'
import { expect, test } from './panel-test'

const feed = async (origin: string) => (await fetch(`${origin}/calendar.ics`)).text()

test(
  'An editor cannot unpublish everything by a filtered list, and unpublishes a page of it',
  { tag: '@complete' },
  async ({ signInToPanel, origin, quiet }) => {
    const panel = await signInToPanel('editor')
    const { page } = panel
    await panel.open('/cms')
    await page.evaluate(async () => {
      for (let day = 10; day < 22; day += 1) {
        const start = `2025-09-${day}T12:00:00.000Z`
        const body = { title: `Many lanterns ${day}`, type: 'event', start, _status: 'published' }
        const headers = { 'content-type': 'application/json' }
        await fetch('/cms/api/calendar', { method: 'POST', headers, body: JSON.stringify(body) })
      }
    })
    const published = async () => (await feed(origin)).match(/SUMMARY:Many lanterns/g)?.length ?? 0
    expect(await published()).toBe(12)

    const filter = 'where[or][0][and][0][title][contains]=Many%20lanterns'
    const openList = () => panel.open(`/cms/collections/calendar?limit=10&${filter}`)
    const selectPage = () => page.locator('#select-all').check()
    const selectAllPages = async () => {
      await selectPage()
      await page.getByRole('button', { name: 'Select all (12)' }).click()
    }
    const confirmed = async (button: string) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    }

    await openList()
    await selectAllPages()
    quiet.expectMessage(/400 \(Bad Request\)/)
    await confirmed('Unpublish')
    await expect(page.getByText(unpublishMessages.pageByPage)).toBeVisible()
    expect(await published()).toBe(12)

    await openList()
    await selectPage()
    await confirmed('Unpublish')
    await expect(page.getByText('Updated 10 Calendar successfully.')).toBeVisible()
    expect(await published()).toBe(2)

    await openList()
    await selectAllPages()
    await confirmed('Publish')
    await expect(page.getByText('Updated 10 Calendar successfully.')).toBeVisible()
    expect(await published()).toBe(12)
  },
)
