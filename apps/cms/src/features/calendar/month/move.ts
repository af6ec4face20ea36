import { isInCalendar } from '@tropa/contract/content/event-days'
import { addDays, daysBetween, type CalendarDate } from '@tropa/contract/time/calendar-date'

/** The first and the last day of an event, which are the same if it lasts one day. */
export interface EventDays {
  start: CalendarDate
  end: CalendarDate
}

/** The days of an event some days later, or earlier for a negative number. It keeps its length. */
export const movedBy = ({ start, end }: EventDays, days: number): EventDays => ({
  start: addDays(start, days),
  end: addDays(end, days),
})

/** The days of an event that begins on another day. It keeps its length. */
export const movedTo = (event: EventDays, start: CalendarDate): EventDays =>
  movedBy(event, daysBetween(event.start, start))

/** Whether an event with these days can be stored. */
export const canBeStored = ({ start, end }: EventDays): boolean =>
  isInCalendar(start) && isInCalendar(end)

/** Whether an event covers a day. */
export const isOn = ({ start, end }: EventDays, day: CalendarDate): boolean =>
  start <= day && day <= end

/** Earlier events first; of those that begin on the same day, longer ones. */
export const byFirstDay = (a: EventDays, b: EventDays): number =>
  a.start.localeCompare(b.start) || b.end.localeCompare(a.end)
