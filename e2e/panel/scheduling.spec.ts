import { findPanelViolations } from '../fixtures/accessibility'
import { expectNoSidewaysScroll } from '../fixtures/layout'
import { hydrated } from '../public/support'
import { expect, test } from './panel-test'

test('An editor schedules that an event goes live, sees it on the event and the dashboard, and cancels it', async ({
  signInToPanel,
}) => {
  const { page, open } = await signInToPanel('editor')
  await open('/cms/collections/calendar/create')
  await page.getByLabel('Title').fill('A concert that waits')
  await page.getByLabel('First day').fill('2999-12-01')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.waitForURL(/\/calendar\/(?!create)/)
  await hydrated(page)

  const opener = page.getByRole('button', { name: 'Schedule', exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Schedule A concert that waits' })
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a day and a time.')
  const time = dialog.getByLabel('Goes live on (Asia/Manila)')
  await expect(time).toBeFocused()
  // The browser's clock is New York's; the team's is Manila's.
  await time.fill('2999-11-24T09:00')
  expect(await findPanelViolations(page, 'dialog')).toEqual([])
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toHaveCount(0)

  const sentence = 'Goes live on Nov 24, 2999, 9:00 AM (Asia/Manila)'
  const scheduled = page.getByRole('list', { name: 'Scheduled' })
  await expect(scheduled.getByText(sentence)).toBeVisible()
  const address = new URL(page.url()).pathname as `/cms${string}`

  await open('/cms')
  const line = page.getByRole('listitem').filter({ hasText: sentence })
  await expect(line.getByRole('link', { name: 'A concert that waits' })).toHaveAttribute(
    'href',
    address,
  )

  await open(address)
  await scheduled.getByRole('button', { name: `Cancel: ${sentence}` }).click()
  await expect(page.getByText('Cancelled.')).toBeVisible()
  await expect(scheduled.getByText(sentence)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await open('/cms')
  await expect(page.getByText(sentence)).toHaveCount(0)
})

test('The schedule of an event that is live proposes to take it off, and with a draft to publish that', async ({
  signInToPanel,
}) => {
  const { page, openDocument, saveDraft } = await signInToPanel('editor')
  await openDocument('calendar', 'Quezon City Day')
  const choice = (name: string) => page.getByRole('dialog').getByRole('radio', { name })
  const opener = page.getByRole('button', { name: 'Schedule', exact: true })
  await opener.click()
  await expect(choice('Comes off the site')).toBeChecked()
  await page.keyboard.press('Escape')

  await page.getByLabel('Title').fill('Quezon City Day, at noon')
  await saveDraft()
  await opener.click()
  await expect(choice('Goes live')).toBeChecked()
})
