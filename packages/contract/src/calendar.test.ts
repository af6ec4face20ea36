import { describe, expect, it } from 'vitest'
import { eventTypes, semesterMonths, yearOfMonth } from './time/academic-year'
import { calendarContract } from './calendar'
import { accepted, errorsOf } from './testing/input'
import { rows } from './testing/texts'

const query = calendarContract.get['~orpc'].inputSchema

describe('the semesters', () => {
  it('offer July to December, and January to July', () => {
    expect(semesterMonths).toEqual({ first: [6, 7, 8, 9, 10, 11], second: [0, 1, 2, 3, 4, 5, 6] })
  })

  it('lie in the start year and in the year after', () => {
    for (const month of semesterMonths.first) expect(yearOfMonth(2025, 'first', month)).toBe(2025)
    for (const month of semesterMonths.second) expect(yearOfMonth(2025, 'second', month)).toBe(2026)
  })

  it('keep the start year for a month that the second does not offer', () => {
    expect(yearOfMonth(2025, 'second', 11)).toBe(2025)
  })
})

describe('the types of event', () => {
  it('stand in the order of the legend', () => {
    expect(eventTypes).toEqual(['academic', 'registration', 'exam', 'holiday', 'event', 'deadline'])
  })
})

describe('asking for a year', () => {
  it('may be left out', () => {
    expect(accepted(query, {})).toEqual({})
  })

  it.each([
    ['2025', 2025],
    [2025, 2025],
    ['1000', 1000],
    ['9998', 9998],
  ])('takes %j', (year, number) => {
    expect(accepted(query, { year })).toEqual({ year: number })
  })

  it.each(
    rows([
      '',
      ' ',
      'abc',
      '25',
      '999',
      '9999',
      '10000',
      '2025.5',
      '-2025',
      '2025-2026',
      null,
      ['2025'],
      {},
    ]),
  )('refuses %j', (year) => {
    expect(errorsOf(query, { year })).toEqual({ year: 'Must be a year from 1000 to 9998.' })
  })
})
