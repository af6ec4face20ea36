import { freeDaySearch, type Clash, type DeadlineDay } from '@tropa/contract/deadline/deadline'
import {
  addDays,
  daysBetween,
  lastDate,
  type CalendarDate,
} from '@tropa/contract/time/calendar-date'

/** The deadline of another to-do of the same teams. */
export interface Due {
  _id: string
  title: string
  deadline: CalendarDate
}

const isOn = ({ start, end }: Clash, day: CalendarDate) => start <= day && day <= end

const clashTypes: readonly string[] = ['exam', 'holiday', 'deadline']

/** Whether an event clashes with a day: it is that day, or it is an exam on the day after. */
const clashesWith = (event: Clash, day: CalendarDate) =>
  (clashTypes.includes(event.type) && isOn(event, day)) ||
  (event.type === 'exam' && isOn(event, addDays(day, 1)))

/** The last day that decides about a day and the free ones after it. */
export const lastDayLookedAt = (date: CalendarDate): CalendarDate =>
  addDays(date, Math.min(freeDaySearch + 1, daysBetween(date, lastDate)))

/**
 * What a deadline on a day collides with, and the first later day that is free.
 *
 * @param events - those up to the last day that is looked at
 * @param due - the deadlines up to it of other to-dos of the same teams
 */
export const findCollisions = (
  date: CalendarDate,
  events: readonly Clash[],
  due: readonly Due[],
): DeadlineDay => {
  const clashesOn = (day: CalendarDate) => events.filter((event) => clashesWith(event, day))
  const dueOn = (day: CalendarDate) => due.filter(({ deadline }) => deadline === day)
  const laterDays = Array.from(
    { length: Math.min(freeDaySearch, daysBetween(date, lastDate)) },
    (_, index) => addDays(date, index + 1),
  )
  return {
    date,
    clashes: clashesOn(date),
    due: dueOn(date).map(({ _id, title }) => ({ _id, title })),
    nextFree:
      laterDays.find((day) => clashesOn(day).length === 0 && dueOn(day).length === 0) ?? null,
  }
}
