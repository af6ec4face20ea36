import type { CalendarDate } from './calendar-date'

/** The zone that decides what "today" is unless `TEAM_TIME_ZONE` says otherwise. */
export const defaultTimeZone = 'Asia/Manila'

const formatters = new Map<string, Intl.DateTimeFormat>()

const dateFormatter = (timeZone: string) => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

const lastDates = new Map<string, { second: number; date: CalendarDate }>()

/**
 * The calendar date of a moment in a zone.
 *
 * @param timeZone - an IANA name such as `Asia/Manila`
 * @param at - the moment, now unless given
 */
export const dateIn = (timeZone: string, at: Date = new Date()): CalendarDate => {
  // Asked at every call, where formatting would cost more than the answer.
  const second = Math.floor(at.getTime() / 1000)
  const known = lastDates.get(timeZone)
  if (known?.second === second) return known.date
  const parts = Object.fromEntries(
    dateFormatter(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${(parts.year ?? '').padStart(4, '0')}-${parts.month ?? ''}-${parts.day ?? ''}`
  lastDates.set(timeZone, { second, date })
  return date
}

/** A to-do is active while its deadline is today or later (specification, section 4). */
export const isActive = (deadline: CalendarDate, today: CalendarDate) => deadline >= today

/** Whether a zone name is one the platform knows. */
export const isTimeZone = (name: string) => {
  try {
    dateFormatter(name)
    return true
  } catch {
    return false
  }
}
