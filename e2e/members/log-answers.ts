import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Where the activity logs are shown. */
export const path = '/admin/activity-logs'

/** An entry as the API answers it. */
export const logAnswer = (changes: Record<string, unknown> = {}) => ({
  _id: randomUUID(),
  username: 'ana',
  action: 'LOGIN',
  description: 'ana logged in',
  createdAt: '2026-08-17T16:05:00.000Z',
  ...changes,
})

/** Answers every page of a list of so many entries. */
export const answerPages = (page: Page, total: number) =>
  page.route('**/api/activitylog?**', async (route) => {
    const params = new URL(route.request().url()).searchParams
    const current = Number(params.get('page'))
    const limit = Number(params.get('limit'))
    const from = (current - 1) * limit
    const shown = Math.max(0, Math.min(limit, total - from))
    await route.fulfill({
      json: {
        logs: Array.from({ length: shown }, (_, index) =>
          logAnswer({ description: `entry ${from + index + 1}` }),
        ),
        pagination: { total, page: current, limit, totalPages: Math.ceil(total / limit) },
      },
    })
  })

/** The rows of the table, its head among them. */
export const rows = (page: Page) => page.getByRole('table').getByRole('row')
