import type { AcademicCalendar, CalendarEvent, Semester } from '@tropa/contract/calendar'

/** The weekdays of the header, in their order. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** A day of the grid, and what happens on it. */
export interface Day {
  date: number
  isToday: boolean
  events: CalendarEvent[]
}

/** A month as a grid: blanks for the weekday offset of the 1st, then its days. */
export interface MonthGrid {
  leadingBlanks: number
  days: Day[]
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const isoDate = (year: number, month: number, date: number) =>
  `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(date)}`

/** The events of a semester's month; none where the semester does not have it. */
export const eventsOf = (
  { first, second }: Pick<AcademicCalendar, 'first' | 'second'>,
  semester: Semester,
  month: number,
): CalendarEvent[] => {
  const months: Record<string, CalendarEvent[]> = semester === 'first' ? first : second
  return months[String(month)] ?? []
}

/** Lays a month out. `month` is an index from 0, `today` a date `YYYY-MM-DD`. */
export const monthGrid = (
  year: number,
  month: number,
  events: readonly CalendarEvent[],
  today: string,
): MonthGrid => {
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return {
    leadingBlanks: new Date(Date.UTC(year, month, 1)).getUTCDay(),
    days: Array.from({ length: daysInMonth }, (_, index) => ({
      date: index + 1,
      isToday: isoDate(year, month, index + 1) === today,
      events: events.filter((event) => event.date === index + 1),
    })),
  }
}

/** The name of a month by its index. */
export const monthName = (month: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month, 1)),
  )

/** The index of the month a date `YYYY-MM-DD` lies in. */
export const monthOf = (date: string) => Number(date.slice(5, 7)) - 1
