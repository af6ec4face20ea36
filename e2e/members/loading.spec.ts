import type { Page } from '@playwright/test'
import type { Client } from '../fixtures/client'
import { holdRequests } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { memberPages } from '../pages/member-pages'
import { expectStill, recordShifts } from '../fixtures/layout'

/** Opens a page, and lets what it loads arrive only after its skeleton was seen. */
const openSlowly = async (page: Page, path: string) => {
  const release = await holdRequests(page, '**/api/**')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** The name of its member arrives after the list of records. */
const addLinkedRecord = async (admin: Client, username: string) => {
  const member = (await admin.members.list()).find((each) => each.username === username)
  await admin.record.create({
    name: 'Ben',
    violation: 'Missed the stand-up',
    fee: 0,
    status: '1 warning(s)',
    date: '2026-11-18T03:00:00.000Z',
    userId: member?._id,
  })
}

for (const who of ['admin', 'user'] as const) {
  test(
    `Nothing on the screens of the ${who} moves when what was loading arrives`,
    { tag: '@complete' },
    async ({ page, signInAs, newMember, clientFor }) => {
      const { token } = await signInAs(who)
      if (who === 'admin') await addLinkedRecord(clientFor(token), (await newMember()).username)
      await recordShifts(page)
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of memberPages[who]) {
          await openSlowly(page, path)
          await test.step(path, () => expectStill(page, width))
        }
      }
    },
  )
}
