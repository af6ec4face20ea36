import type { Where } from 'payload'
import { toStoredDate } from '../../payload/fields/stored-date'

/** The filters of `isActive` in the contract's `todo/active.ts`; `today` is `YYYY-MM-DD` in the team's zone. */
export const activeOn = (today: string): Where => ({
  deadline: { greater_than_equal: toStoredDate(today) },
})

export const archivedOn = (today: string): Where => ({
  deadline: { less_than: toStoredDate(today) },
})
