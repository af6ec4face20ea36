import type { Page } from '@playwright/test'

/** The path of the activity log. */
export const path = '/admin/activity-logs'

/** The rows of the table, including its header. */
export const rows = (page: Page) => page.getByRole('table').getByRole('row')
