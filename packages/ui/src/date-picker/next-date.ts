import { addDays, addMonths, weekday, type IsoDate } from '../calendar/calendar-dates'

/** The nearest date that is not before `min` and not after `max`. */
export const clampDate = (date: IsoDate, min: IsoDate, max: IsoDate): IsoDate => {
  if (date < min) return min
  return date > max ? max : date
}

type Key = { key: string; shiftKey: boolean }

/**
 * The date to which a key moves, following the date picker of the APG: the arrows move by a day and a
 * week, Home and End to the ends of the week, PageUp and PageDown by a month, with Shift by a year.
 * `undefined` for all other keys.
 */
export const dateAfterKey = (
  date: IsoDate,
  { key, shiftKey }: Key,
  isRightToLeft = false,
): IsoDate | undefined => {
  const forward = isRightToLeft ? -1 : 1
  const months = shiftKey ? 12 : 1
  const byKey: Record<string, (() => IsoDate) | undefined> = {
    ArrowLeft: () => addDays(date, -forward),
    ArrowRight: () => addDays(date, forward),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -weekday(date)),
    End: () => addDays(date, 6 - weekday(date)),
    PageUp: () => addMonths(date, -months),
    PageDown: () => addMonths(date, months),
  }
  return byKey[key]?.()
}
