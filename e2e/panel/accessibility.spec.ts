import { findPanelViolations } from '../fixtures/accessibility'
import { expectNoSidewaysScroll } from '../fixtures/layout'
import { expect, test } from './panel-test'

const screens = [
  '/cms',
  '/cms/account',
  '/cms/drafts',
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

type Violation = Awaited<ReturnType<typeof findPanelViolations>>[number]

test(
  'An admin meets no problem that axe finds on any screen of the panel',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    test.setTimeout(600_000)
    const { page, open } = await signInToPanel('admin')
    const found: (Violation & { screen: string })[] = []
    const look = async (screen: string) => {
      const violations = await findPanelViolations(page)
      await expectNoSidewaysScroll(page)
      found.push(...violations.map((each) => ({ ...each, screen })))
    }
    for (const screen of screens) {
      await open(screen)
      await look(screen)
    }
    await open('/cms/collections/team')
    await page.getByRole('link', { name: 'Aira Lumibao' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Aira Lumibao' })).toBeVisible()
    await look('a person')
    expect(found).toEqual([])
  },
)

test(
  'Controls of a list are named by what they are about',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const { page, open } = await signInToPanel('editor')
    await open('/cms/collections/team')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Move Aira Lumibao' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select Aira Lumibao' }).check()
    await expect(page.getByText('1 selected')).toBeVisible()
  },
)
