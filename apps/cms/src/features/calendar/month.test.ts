import { describe, expect, it } from 'vitest'
import { addMonths, lastDayOf, nameOfMonth, readMonth } from './month'

describe('readMonth', () => {
  it('takes the month that an address names', () => {
    expect(readMonth('2028-02', '2026-11-23')).toBe('2028-02')
  })

  it.each([
    undefined,
    '',
    '2028',
    '2028-13',
    '2028-00',
    '1000-12',
    '9999-01',
    '12028-01',
    ['2028-02'],
  ])('takes the current month for %j', (text) => {
    expect(readMonth(text, '2026-11-23')).toBe('2026-11')
  })
})

describe('addMonths', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 0, '2026-11'],
    ['1001-01', -1, '1001-01'],
    ['9998-12', 1, '9998-12'],
  ])('%s and %i is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected)
  })
})

it.each([
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
  ['9998-12', '9998-12-31'],
])('ends %s on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})

it('names a month', () => {
  expect(nameOfMonth('2028-02')).toBe('February 2028')
})
