import { smallTargets } from '../fixtures/touch'
import { expect, test } from '../fixtures/test'
import { expectLoaded, respond, todoOf } from './support'

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

test(
  'A member can hit every control with a finger, since all are at least 44 px large',
  { tag: '@complete' },
  async ({ page, signInAs }) => {
    await signInAs('admin')
    await respond(page, 'GET /api/todo', {
      body: [todoOf({ desc: 'A long line. '.repeat(70) }), todoOf()],
    })
    for (const path of [
      '/admin',
      '/admin/archived-todo',
      '/admin/records',
      '/admin/meetings',
      '/admin/members',
      '/standing',
      '/admin/activity-logs?search=o',
      '/admin/inquiry',
      '/admin/profile',
      '/ui',
      '/admin/todo',
    ]) {
      await page.goto(path)
      await expectLoaded(page)
      expect(await smallTargets(page), path).toEqual([])
    }
    await page.getByRole('button', { name: /Post a to-do/ }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await smallTargets(page), 'in a dialog').toEqual([])
  },
)
