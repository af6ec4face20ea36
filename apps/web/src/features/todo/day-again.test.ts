import { expect, test } from 'vitest'
import { dayAgain } from './day-again'

test.each([
  ['to come, by one week', '2026-11-30', '2026-12-07'],
  ['of today, by one week', '2026-11-26', '2026-12-03'],
  ['of yesterday, by one week', '2026-11-25', '2026-12-02'],
  ['of a week ago, to today', '2026-11-19', '2026-11-26'],
  ['of eight days ago, by two weeks', '2026-11-18', '2026-12-02'],
  ['of years ago, to the first that is not past', '2023-02-28', '2026-12-01'],
  ['of a far year, over its end', '2981-12-28', '2982-01-04'],
])('posting again moves a day %s', (_which, day, expected) => {
  expect(dayAgain(day, '2026-11-26')).toBe(expected)
})

test.each([
  ['2026-12-30', '2027-01-01', '2027-01-06'],
  ['2027-02-22', '2027-02-24', '2027-03-01'],
  ['2028-02-22', '2028-02-24', '2028-02-29'],
  ['2026-10-31', '2026-11-05', '2026-11-07'],
])(
  'posting again keeps the day of the week over an end of a month: %s on %s',
  (day, today, expected) => {
    expect(dayAgain(day, today)).toBe(expected)
  },
)
