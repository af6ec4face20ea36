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
  // The browser is in New York's time zone, the team in Manila's.
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

test('The schedule of an event that is live chooses nothing that takes it off, and goes live only with something new', async ({
  signInToPanel,
}) => {
  const { page, openDocument, saveDraft } = await signInToPanel('editor')
  await openDocument('calendar', 'Quezon City Day')
  const dialog = page.getByRole('dialog')
  const choice = (name: string) => dialog.getByRole('radio', { name })
  const opener = page.getByRole('button', { name: 'Schedule', exact: true })
  await opener.click()
  await expect(choice('Comes off the site')).not.toBeChecked()
  await expect(choice('Goes live')).toBeDisabled()
  await expect(dialog).toContainText('visitors see the newest text already')
  await dialog.getByLabel('Day and time').fill('2999-11-24T09:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please choose what happens.')
  await page.keyboard.press('Escape')

  await page.getByLabel('Title').fill('Quezon City Day, at noon')
  await saveDraft()
  await opener.click()
  await expect(choice('Goes live')).toBeChecked()
})

test('What an editor typed and did not save is saved as a draft when it is scheduled', async ({
  signInToPanel,
}) => {
  const { page, openDocument } = await signInToPanel('editor')
  await openDocument('calendar', 'Ninoy Aquino Day')
  const title = page.getByLabel('Title')
  await title.fill('Ninoy Aquino Day, observed')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Goes live' })).toBeChecked()
  await expect(dialog).toContainText('saved as a draft first')
  await dialog.getByLabel('Day and time').fill('2999-11-24T09:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toHaveCount(0)
  const scheduled = page.getByRole('list', { name: 'Scheduled' })
  await expect(scheduled).toContainText('Goes live on Nov 24, 2999')
  await page.reload()
  await expect(title).toHaveValue('Ninoy Aquino Day, observed')
  await hydrated(page)
  await scheduled.getByRole('button', { name: /^Cancel/ }).click()
  await expect(page.getByText('Cancelled.')).toBeVisible()
})
