import { firstAccounts } from '@tropa/harness/accounts'
import { expectAccessible } from '../fixtures/accessibility'
import { createMember, logIn, openAs } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { expectNoSidewaysScroll } from '../fixtures/layout'
import { expect, test } from '../fixtures/test'
import { addMeeting, card, expectLoaded, markLate, toast } from './support'

// It starts a product of its own and signs several people in.
test.slow()

test('A record is called wrong and withdrawn on a phone', async ({ browser, startProduct }) => {
  const { origin } = await startProduct({ RATE_LIMIT: 'off' })
  const ben = await createMember(origin, { username: 'ben', teams: ['Docu Team'] })
  const session = await logIn(origin, firstAccounts.admin)
  const admin = createClient(origin, session.token)
  const params = await markLate(admin, await addMeeting(admin, 'Stand-up', -1), 'ben')
  const coming = await addMeeting(admin, 'Defense', 48)
  await admin.rollCall.close({ params })

  const member = await openAs(browser, origin, await logIn(origin, ben))
  await member.setViewportSize({ width: 375, height: 900 })
  await member.goto('/dashboard')
  await member
    .getByRole('main')
    .getByRole('link', { name: /My standing/ })
    .click()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText('My standing')
  await expect(member.getByText('1 of 5 lateness or absence')).toBeVisible()
  await expect(member.getByText('0 of 3 warnings')).toBeVisible()
  await expectAccessible(member)
  await expectNoSidewaysScroll(member)
  await expect(member.getByText('50 pesos to pay')).toBeVisible()
  await member.getByRole('button', { name: /^This is wrong/ }).click()
  await member.getByRole('button', { name: 'Send' }).click()
  await expect(member.getByText('Please tell us why.')).toBeVisible()
  await expect(member.getByRole('textbox', { name: 'Tell us why' })).toBeFocused()
  await member.getByRole('textbox', { name: 'Tell us why' }).fill('I was there on time.')
  await expectAccessible(member)
  await member.getByRole('button', { name: 'Send' }).click()
  await expect(member.getByText('Being looked at')).toBeVisible()
  // The button is gone; the focus stays on its card.
  await expect(card(member, '12 minutes late to Stand-up')).toBeFocused()
  await member.getByRole('button', { name: "I can't make it: Defense" }).click()
  await member.getByRole('textbox', { name: 'Tell us why' }).fill('My sister marries.')
  await member.getByRole('button', { name: 'Send' }).click()
  await expect(member.getByText('Excuse sent').first()).toBeVisible()

  const page = await openAs(browser, origin, session)
  await page.setViewportSize({ width: 375, height: 900 })
  await page.goto('/admin/records')
  await page.getByRole('tab', { name: 'Waiting for a decision (2)' }).click()
  await expect(page.getByText('“I was there on time.”')).toBeVisible()
  await expectLoaded(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Withdraw the record of ben/ }).click()
  await page.getByRole('textbox', { name: 'Answer (optional)' }).fill('You are right.')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(page, 'Record updated successfully!')).toBeVisible()
  await expect(card(page, 'Defense')).toBeFocused()
  await page.getByRole('button', { name: /^Accept the excuse of ben/ }).click()
  await expect(page.getByRole('dialog').getByText('Defense')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Nothing waits for a decision')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  await member.reload()
  await expect(member.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(member.getByText('You are right.')).toBeVisible()
  await expect(member.getByText('0 of 5 lateness or absence')).toBeVisible()
  await expect(member.getByText('Excused').first()).toBeVisible()
  const { rows: expected } = await admin.rollCall.get({
    params: { kind: 'meeting', id: coming },
  })
  expect(expected.find(({ username }) => username === 'ben')?.mark).toBe('excused')
  await member.context().close()
  await page.context().close()
})
