import type { Route } from '@playwright/test'
import { findPanelViolations } from '../fixtures/accessibility'
import { expectNoSidewaysScroll } from '../fixtures/layout'
import { expect, test } from './panel-test'

const screens = [
  '/cms',
  '/cms/account',
  '/cms/collections/team',
  '/cms/collections/team/create',
  '/cms/collections/calendar',
  '/cms/collections/calendar/create',
  '/cms/collections/calendar/months',
  '/cms/collections/media',
  '/cms/collections/media/create',
  '/cms/collections/todos',
  '/cms/collections/inquiries',
  '/cms/collections/records',
  '/cms/collections/activity-logs',
  '/cms/collections/audit-trail',
  '/cms/collections/members',
  '/cms/globals/home',
  '/cms/globals/about',
  '/cms/globals/rules',
  '/cms/globals/rules/versions',
  '/cms/globals/site',
] as const

test(
  'Each screen of the panel has enough contrast, targets that can be hit, and no sideways scroll',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    test.setTimeout(600_000)
    const { page, open } = await signInToPanel('admin')
    const found: object[] = []
    for (const screen of screens) {
      await open(screen)
      const violations = await findPanelViolations(page)
      await expectNoSidewaysScroll(page)
      found.push(...violations.map((each) => ({ ...each, screen })))
    }
    expect(found).toEqual([])
  },
)

test(
  'On a phone a picture, ticked rows, versions and what is wrong are seen whole, without a preview',
  { tag: '@complete' },
  async ({ signInToPanel, newMember, quiet }) => {
    quiet.expectMessage(/400/)
    quiet.expectMessage(/An iframe which has both/)
    // The panel remembers for each member that the preview is open.
    const { page, open, unlock } = await signInToPanel(await newMember({ isEditor: true }))
    await page.setViewportSize({ width: 1280, height: 812 })
    await open('/cms/globals/rules')
    await page.getByRole('button', { name: /Live Preview/i }).click()
    await expect(page.locator('.live-preview-window')).toBeVisible()

    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.locator('.live-preview-window')).toBeHidden()
    // Payload's request after a keystroke is answered only after it has refused the form.
    const asked = page.waitForRequest('**/cms/globals/rules')
    const refused = page.waitForResponse('**/cms/api/globals/rules**')
    const answerLate = async (route: Route) => {
      const response = await route.fetch()
      await refused
      await route.fulfill({ response })
    }
    await page.route('**/cms/globals/rules', answerLate, { times: 1 })
    const body = page.getByLabel('Body').first()
    await expect(body).toHaveCSS('font-size', '16px')
    await body.fill('At most {maxWarning} warnings.')
    await asked
    const answered = page.waitForResponse('**/cms/globals/rules')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await answered
    await expect(page.getByText('{absenceFrom}.', { exact: false }).first()).toBeInViewport()

    await open('/cms/globals/rules/versions')
    await expect(page.getByRole('columnheader', { name: 'Changed by' })).toBeInViewport({
      ratio: 1,
    })
    await open('/cms/collections/media')
    await page.locator('tbody input[type=checkbox]').first().check({ force: true })
    await expect(page.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
    await page.locator('tbody a').first().click()
    await expect(page.getByRole('textbox', { name: /^Description/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await unlock('rules')
  },
)
