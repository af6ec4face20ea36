import { expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf } from './calendar-date'

it.each([
  ['2026-08-17', 1, '2026-08-18'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('adds days: %s %i is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

it('counts the days between two dates, negative if the second is earlier', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3)
  expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3)
})

it('numbers the days of the week from Sunday', () => {
  expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-28')]).toEqual([0, 6])
})
