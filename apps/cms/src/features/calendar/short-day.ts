import { utcMidnight } from '@tropa/contract/time/calendar-date'

/** A day without its year: `Nov 9`. */
export const shortDay = (date: string): string =>
  utcMidnight(date).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
