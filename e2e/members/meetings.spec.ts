import type { Page } from '@playwright/test'
import { firstAccounts } from '@tropa/harness/accounts'
import { expectAccessible } from '../fixtures/accessibility'
import { createMember, logIn, openAs } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { expectNoSidewaysScroll, smallTargets } from '../fixtures/layout'
import { expect, test } from '../fixtures/test'
import { addMeeting, card, expectLoaded, toast, unique } from './support'

/** People of one team, and a meeting of theirs an hour ago. */
const prepare = async (origin: string, usernames: string[]) => {
  for (const username of usernames) await createMember(origin, { username, teams: ['Docu Team'] })
  const session = await logIn(origin, firstAccounts.admin)
  const admin = createClient(origin, session.token)
  const id = await addMeeting(admin, 'Stand-up', -1)
  return { admin, session, path: `/admin/meetings/${id}`, id }
}

const marksOf = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: `Mark of ${name}` })

test('An admin adds a meeting, changes it and deletes it', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Meetings/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meetings')
  await page.getByRole('button', { name: 'Add a meeting' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a meeting' })
  const title = unique('Stand-up')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('checkbox', { name: 'Dev Team' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(toast(page, 'Meeting added successfully!')).toBeVisible()
  await expect(card(page, title)).toContainText('Roll call open')
  await expectAccessible(page)
  const more = page.getByRole('button', { name: `More for ${title}` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit a meeting' })
  await editing.getByRole('textbox', { name: 'Title' }).fill(`${title} of all`)
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Meeting updated successfully!')).toBeVisible()
  await expect(card(page, `${title} of all`)).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes, Delete' }).click()
  await expect(toast(page, 'Meeting deleted successfully!')).toBeVisible()
  await expect(card(page, title)).toHaveCount(0)
  // The focus goes to the next meeting, or to the list's place if that was the only one.
  await expect(page.locator('main, main li').and(page.locator(':focus'))).toBeVisible()
})

test('An admin calls the roll on a phone, and prints it on one page', async ({
  browser,
  startProduct,
}) => {
  test.slow()
  const { origin } = await startProduct({ RATE_LIMIT: 'off' })
  const { session, path } = await prepare(origin, ['ana', 'dina'])
  const page = await openAs(browser, origin, session, {
    viewport: { width: 375, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/admin/meetings')
  await page.getByRole('link', { name: 'Roll call of Stand-up' }).tap()
  await expect(page).toHaveURL(path)
  await expectLoaded(page)
  await marksOf(page, 'dina').getByText('Late').tap()
  await page.getByRole('textbox', { name: 'Minutes late of dina' }).fill('31')
  await expect(page.getByText('₱100, absence')).toBeVisible()
  await page.getByRole('button', { name: 'Everybody else is present' }).tap()
  expect(await smallTargets(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // Marks are saved automatically.
  await expect(page.getByText('Saving …')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Minutes late of dina' })).toHaveValue('31')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'Signature' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Late, 31 min' })).toBeVisible()
  await page.context().close()
})

test('A member who scans a code signs in first, and is present with one tap', async ({
  browser,
  page,
  origin,
  newMember,
  sessionOf,
  clientFor,
}) => {
  const account = await newMember({ teams: ['Docu Team'] })
  const session = await sessionOf('admin')
  const id = await addMeeting(clientFor(session.token), unique('Stand-up'), 0.1)
  const wall = await openAs(browser, origin, session)
  await wall.goto(`/admin/meetings/${id}`)
  await wall.getByRole('button', { name: 'Show the code' }).click()
  await expect(wall.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(wall)
  // Check-in works whatever the phone's clock says; here it is an hour slow.
  await page.clock.install({ time: Date.now() - 3_600_000 })
  const spoken = await wall.getByText(/^The code is/).textContent()
  await page.goto(`/meetings/${id}/check-in#${spoken?.replaceAll(/\D/g, '')}`)
  await expect(page).toHaveURL(/^[^?]+\/login\?return=/)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log me in' }).click()
  await page.getByRole('button', { name: 'I am here' }).click()
  await expect(page.getByText('You are checked in: Present')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Agenda and minutes' }).click()
  await expect(page.getByRole('link', { name: 'Check in' })).toBeVisible()
  await wall.keyboard.press('Escape')
  const mark = marksOf(wall, account.username).getByRole('radio', { name: 'Present' })
  await expect(mark).toBeChecked()
  await wall.context().close()
})
