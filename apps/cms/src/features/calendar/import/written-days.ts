import { type DayOrder, dayOrders, importMessages } from '@tropa/contract/calendar-import'
import { visibleError } from '../../../payload/hooks/visible-error'

const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})\.?$/
const yearFirst = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/

const withoutBlanks = (written: string) => written.replace(/\s/g, '')

const dateOf = (year = '', month = '', day = '') =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** Turns a day into `YYYY-MM-DD` as a spreadsheet may show it; what is no day stays as it is. */
export const readDay = (written: string, order: DayOrder | undefined): string => {
  const [, year, , month, day] = yearFirst.exec(withoutBlanks(written)) ?? []
  if (year !== undefined) return dateOf(year, month, day)
  const [, first, , second, lastYear] = yearLast.exec(withoutBlanks(written)) ?? []
  if (first === undefined) return written
  return order === 'day/month/year'
    ? dateOf(lastYear, second, first)
    : dateOf(lastYear, first, second)
}

/**
 * Finds in which order a file writes its days, if it needs one: a number above 12 is no month, and a program
 * writes all days in one order.
 *
 * @throws APIError that asks for it where the file does not show it
 */
export const findDayOrder = (
  days: readonly string[],
  chosen: DayOrder | undefined,
): DayOrder | undefined => {
  const pairs = days.flatMap((written) => {
    const [, first, , second] = yearLast.exec(withoutBlanks(written)) ?? []
    return first === second ? [] : [{ written, first: Number(first), second: Number(second) }]
  })
  const [example] = pairs
  if (!example) return undefined
  if (chosen) return chosen
  const [monthFirst, dayFirst] = dayOrders
  const shown = new Set(
    pairs.flatMap(({ first, second }) => {
      if (first > 12 === second > 12) return []
      return first > 12 ? dayFirst : monthFirst
    }),
  )
  const [order, another] = shown
  if (order && !another) return order
  throw visibleError(importMessages.whichIsMonth(example.written))
}
