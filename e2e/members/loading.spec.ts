import type { Page } from '@playwright/test'
import type { Client } from '../fixtures/client'
import { holdRequests } from '../fixtures/browser'
import { expect, test } from '../fixtures/test'
import { memberPages } from '../pages/member-pages'
import { expectStill, recordShifts } from '../fixtures/layout'
import { postTodo } from './support'

/** Opens a page, and lets what it loads arrive only after its skeleton was seen. */
const openSlowly = async (page: Page, path: string, onSkeleton?: () => Promise<void>) => {
  const release = await holdRequests(page, '**/api/**')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await onSkeleton?.()
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

test(
  'The skeleton of a table and of a card is about as high as what it stands for',
  { tag: '@complete' },
  async ({ page, client, signInAs, clientFor }) => {
    const { token } = await signInAs('admin')
    for (let entry = 0; entry < 10; entry += 1) {
      await clientFor(token).activityLog.create({ action: 'LOGIN', description: 'admin logged in' })
    }
    const { title } = await postTodo(clientFor(token))
    await client.inquiry.create({
      name: 'Ben',
      category: 'Feedback',
      email: 'ben@example.com',
      desc: 'Thank you for the workshop.',
    })
    const height = async (slot: string) =>
      (await page.locator(`main [data-slot="${slot}"]`).first().boundingBox())?.height ?? 0
    for (const [path, loading, skeleton, loaded] of [
      ['/admin/activity-logs', 'Loading activity logs', 'skeleton-group', 'table'],
      // Its own to-do: how high a card is depends on its text.
      [`/admin/todo?search=${encodeURIComponent(title)}`, 'Loading to-dos', 'skeleton', 'card'],
      ['/admin/inquiry', 'Loading inquiries', 'skeleton', 'card'],
    ] as const) {
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        let expected = 0
        await openSlowly(page, path, async () => {
          await expect(page.getByText(loading)).toBeAttached()
          expected = await height(skeleton)
        })
        await expect(page.locator(`main [data-slot="${loaded}"]`).first()).toBeVisible()
        const ratio = (await height(loaded)) / expected
        expect(ratio, `${path} at ${width} px`).toBeGreaterThan(0.8)
        expect(ratio, `${path} at ${width} px`).toBeLessThan(1.25)
      }
    }
  },
)
