import { findPanelViolations } from '../fixtures/accessibility'
import { expectNoSidewaysScroll } from '../fixtures/sideways-scroll'
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
