import type { Locator } from '@playwright/test'
import { hydrated } from '../public/support'
import { expect, test } from './panel-test'

// 14 hours ahead of UTC, where the date usually differs from the server's.
test.use({ timezoneId: 'Pacific/Kiritimati' })

const about = '/cms/globals/about'

const publicStory = async (client: {
  about: { get: () => Promise<{ sections: { body: string }[] }> }
}) => (await client.about.get()).sections.at(-1)?.body

/** A click on the button is lost until the scripts of the version's page run. */
const askToRestore = async (link: Locator) => {
  const page = link.page()
  const restore = page.getByRole('button', { name: 'Restore this version' })
  await link.click()
  await expect(restore).toBeVisible()
  await hydrated(page)
  await restore.click()
}

test('An editor can restore a draft without taking the page off the site, and reads what visitors will see', async ({
  signInToPanel,
  client,
}) => {
  const panel = await signInToPanel('editor')
  const { page } = panel
  const before = await publicStory(client)
  await panel.open(about)
  const body = page.getByLabel('Body').last()
  await body.fill('A draft nobody approved.')
  await panel.saveDraft()
  await body.fill(`${before ?? ''} Approved.`)
  await panel.publish()

  await panel.open(`${about}/versions`)
  const listed = page.getByRole('table').getByRole('link').nth(1)
  await expect(page.getByRole('row').nth(2)).toContainText('panel-editor')
  await askToRestore(listed)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('visitors see it once you publish it')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Restored as a draft.')).toBeVisible()
  await expect(page.getByLabel('Body').last()).toHaveValue('A draft nobody approved.')
  expect(await publicStory(client)).toBe(`${before ?? ''} Approved.`)

  await panel.open(`${about}/versions`)
  await expect(page.getByRole('table').getByText('Currently Published')).toHaveCount(1)
  await askToRestore(page.getByRole('table').getByRole('link').last())
  await expect(page.getByRole('dialog')).toContainText('visitors see it at once')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Restored and published.')).toBeVisible()
  await expect.poll(() => publicStory(client)).toBe(before)
})

test(
  'An editor east of the date line sees and chooses the day that is stored',
  { tag: '@complete' },
  async ({ signInToPanel, client }) => {
    const { page, open } = await signInToPanel('editor')
    await open('/cms/collections/calendar/create')
    await page.getByLabel('Title').fill('Regatta')
    await page.getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Event', exact: true }).click()
    const day = page.getByLabel('First day')
    await day.fill('2033-11-09')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/successfully/i).first()).toBeVisible()
    await expect(day).toHaveValue('2033-11-09')
    const calendar = await client.calendar.get({ year: 2033 })
    expect(calendar.first['10']?.map(({ date }) => date)).toEqual([9])
    await open('/cms/collections/calendar?search=Regatta')
    await expect(page.getByRole('row', { name: /Regatta/ })).toContainText('Nov 9, 2033')
  },
)

test('The path of a version tells the time of the reader, as the list of versions does', async ({
  signInToPanel,
}) => {
  const { page, open } = await signInToPanel('editor')
  await open(`${about}/versions`)
  const listed = page.getByRole('table').getByRole('link').first()
  const time = await listed.innerText()
  await listed.click()
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible()
  await hydrated(page)
  await expect(page.locator('.step-nav__last')).toHaveText(time)
})

test('A filter of a list by day finds what was created on that day of the reader', async ({
  signInToPanel,
}) => {
  const { page, open } = await signInToPanel('editor')
  await open('/cms')
  await page.evaluate(async () => {
    const body = JSON.stringify({ title: 'Made today', type: 'event', start: '2034-04-04' })
    const headers = { 'content-type': 'application/json' }
    await fetch('/cms/api/calendar?draft=true', { method: 'POST', headers, body })
  })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format()
  const filter = `where[or][0][and][0][createdAt][equals]=${today}T12:00:00.000Z`
  await open(`/cms/collections/calendar?${filter}&search=Made%20today`)
  await expect(page.getByRole('link', { name: 'Made today' })).toBeVisible()
})
