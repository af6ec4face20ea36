import { toStoredDate } from '../../payload/fields/stored-date'

/** The filters of `isActive` in the contract's `todo/active.ts`; `today` is `YYYY-MM-DD` in the team's zone. */
export const activeOn = (today: string) => ({
  deadline: { greater_than_equal: toStoredDate(today) },
})

export const archivedOn = (today: string) => ({
  deadline: { less_than: toStoredDate(today) },
})
