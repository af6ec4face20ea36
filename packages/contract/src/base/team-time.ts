import type { CalendarDate } from './calendar-date'

/** Decides what "today" is unless `TEAM_TIME_ZONE` is set. */
export const defaultTimeZone = 'Asia/Manila'

const formatters = new Map<string, Intl.DateTimeFormat>()

const dateFormatter = (timeZone: string) => {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

const lastDates = new Map<string, { second: number; date: CalendarDate }>()

/** The calendar date of a moment in a time zone with an IANA name such as `Asia/Manila`. */
export const dateIn = (timeZone: string, at: Date = new Date()): CalendarDate => {
  // Every request needs today's date, and formatting it would cost more than the rest.
  const second = Math.floor(at.getTime() / 1000)
  const last = lastDates.get(timeZone)
  if (last?.second === second) return last.date
  const parts = Object.fromEntries(
    dateFormatter(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${(parts.year ?? '').padStart(4, '0')}-${parts.month ?? ''}-${parts.day ?? ''}`
  lastDates.set(timeZone, { second, date })
  return date
}

export const isTimeZone = (name: string) => {
  try {
    dateFormatter(name)
    return true
  } catch {
    return false
  }
}
