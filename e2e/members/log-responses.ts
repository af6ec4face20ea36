import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ActivityLog } from '@tropa/contract/activity-log'

/** The path of the activity log. */
export const path = '/admin/activity-logs'

/** An entry of the activity log for made-up responses. */
export const logEntry = (changes: Partial<ActivityLog> = {}): ActivityLog => ({
  _id: randomUUID(),
  username: 'ana',
  action: 'LOGIN',
  description: 'ana logged in',
  createdAt: '2026-08-17T16:05:00.000Z',
  ...changes,
})

/** Responds in the server's place with the pages of a log of so many entries. */
export const respondWithPages = (page: Page, total: number) =>
  page.route('**/api/activitylog?**', async (route) => {
    const params = new URL(route.request().url()).searchParams
    const current = Number(params.get('page'))
    const limit = Number(params.get('limit'))
    const from = (current - 1) * limit
    const shown = Math.max(0, Math.min(limit, total - from))
    await route.fulfill({
      json: {
        logs: Array.from({ length: shown }, (_, index) =>
          logEntry({ description: `entry ${from + index + 1}` }),
        ),
        pagination: { total, page: current, limit, totalPages: Math.ceil(total / limit) },
      },
    })
  })

/** The rows of the table, including its header. */
export const rows = (page: Page) => page.getByRole('table').getByRole('row')
