import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { respond, toast } from './support'

const changed = {
  revision: 7,
  lastUpdated: '2026-08-18',
  acknowledgedOn: '2026-08-01',
  changes: [
    { heading: 'Lateness', before: 'Call first.', after: 'Call <b>early</b>.' },
    { heading: 'Welcome', before: null, after: 'Hello.' },
  ],
}

const sentence = 'The team rules changed on Aug 18, 2026'

test.describe('The home screen after the rules changed', () => {
  for (const { who, path, width } of [
    { who: 'admin', path: '/admin', width: 375 },
    { who: 'admin', path: '/admin', width: 1440 },
    { who: 'user', path: '/dashboard', width: 375 },
    { who: 'user', path: '/dashboard', width: 1440 },
  ] as const) {
    test(`shows ${who} what changed until it is acknowledged, ${width} pixels wide`, async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await signInAs(who)
      await respond(page, 'GET /api/rules/changes', { body: changed })
      await respond(page, 'POST /api/rules/acknowledge', { body: { message: 'Done' } })
      await page.goto(path)
      const notice = page.getByRole('region', { name: sentence })
      await expect(notice).toBeVisible()
      await notice.getByText('See what changed').focus()
      await page.keyboard.press('Enter')
      await expect(notice.locator('del')).toHaveText([/first$/])
      await expect(notice.locator('ins')).toHaveText([/<b>early<\/b>$/, /Hello\.$/])
      await expectAccessible(page)
      await respond(page, 'GET /api/rules/changes', { body: { ...changed, changes: [] } })
      await notice.getByRole('button', { name: 'Acknowledge the change' }).click()
      await expect(notice).toBeHidden()
      await expect(toast(page, 'Rules acknowledged successfully!')).toBeVisible()
    })
  }

  test('is quiet about the first rules', async ({ page, signInAs }) => {
    await signInAs('user')
    await respond(page, 'GET /api/rules/changes', {
      body: { ...changed, revision: 1, acknowledgedOn: null, changes: [] },
    })
    const answered = page.waitForResponse('**/api/rules/changes')
    await page.goto('/dashboard')
    await answered
    await expect(page.getByText(/waiting for your check|all checked|Nothing is due/)).toBeVisible()
    await expect(page.getByText(sentence)).toBeHidden()
  })
})
