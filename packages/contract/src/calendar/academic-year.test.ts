import { describe, expect, it } from 'vitest'
import {
  academicMonthOf,
  endYearOf,
  semesterMonths,
  semesterOf,
  spanOfAcademicYear,
  startYearOf,
  yearOfMonth,
} from './academic-year'
import { eventTypes } from './event-types'

describe('semesterMonths and yearOfMonth', () => {
  it('offer July to December and January to July', () => {
    expect(semesterMonths()).toEqual({ first: [6, 7, 8, 9, 10, 11], second: [0, 1, 2, 3, 4, 5, 6] })
  })

  it('put the first semester into the start year and the second into the next', () => {
    for (const month of semesterMonths().first) expect(yearOfMonth(2025, 'first', month)).toBe(2025)
    for (const month of semesterMonths().second)
      expect(yearOfMonth(2025, 'second', month)).toBe(2026)
  })

  it('return the start year for a month the second semester does not offer', () => {
    expect(yearOfMonth(2025, 'second', 11)).toBe(2025)
  })
})

describe('academicMonthOf', () => {
  it.each([
    ['2026-07-01', { startYear: 2026, semester: 'first', month: 6 }],
    ['2026-07-31', { startYear: 2026, semester: 'first', month: 6 }],
    ['2026-12-31', { startYear: 2026, semester: 'first', month: 11 }],
    ['2027-01-01', { startYear: 2026, semester: 'second', month: 0 }],
    ['2027-06-30', { startYear: 2026, semester: 'second', month: 5 }],
    ['2027-07-01', { startYear: 2027, semester: 'first', month: 6 }],
    ['1001-01-01', { startYear: 1000, semester: 'second', month: 0 }],
  ])('finds where %s is', (date, expected) => {
    expect(academicMonthOf(date)).toEqual(expected)
  })
})

describe('semesterOf', () => {
  it('is the one that has the month, and the first one for July', () => {
    expect(semesterMonths().first.map((month) => semesterOf(month))).not.toContain('second')
    expect([0, 1, 2, 3, 4, 5].map((month) => semesterOf(month))).not.toContain('first')
  })
})

describe('spanOfAcademicYear', () => {
  it('is July to the July after', () => {
    expect(spanOfAcademicYear(2026)).toEqual({ first: '2026-07-01', last: '2027-07-31' })
  })
})

describe('eventTypes', () => {
  it('follows the order of the legend', () => {
    expect(eventTypes).toEqual(['academic', 'registration', 'exam', 'holiday', 'event', 'deadline'])
  })
})

describe('other terms', () => {
  const wrapping = { first: { from: 10, to: 2 }, second: { from: 3, to: 7 } }
  const within = { first: { from: 2, to: 6 }, second: { from: 7, to: 12 } }
  const thirteen = { first: { from: 8, to: 1 }, second: { from: 2, to: 8 } }

  it('may pass the end of a calendar year in either term, or in none', () => {
    expect(semesterMonths(wrapping)).toEqual({ first: [9, 10, 11, 0, 1], second: [2, 3, 4, 5, 6] })
    expect(yearOfMonth(2026, 'first', 11, wrapping)).toBe(2026)
    expect(yearOfMonth(2026, 'first', 0, wrapping)).toBe(2027)
    expect(yearOfMonth(2026, 'second', 6, wrapping)).toBe(2027)
    expect(spanOfAcademicYear(2026, wrapping)).toEqual({ first: '2026-10-01', last: '2027-07-31' })
    expect(spanOfAcademicYear(2026, within)).toEqual({ first: '2026-02-01', last: '2026-12-31' })
    expect(endYearOf(2026, within)).toBe(2026)
    expect(spanOfAcademicYear(2026, thirteen).last).toBe('2027-08-31')
  })

  it('open the calendar at the next term in a month that no term has', () => {
    expect(startYearOf('2027-01-15', within)).toBe(2026)
    expect(academicMonthOf('2027-01-15', within)).toEqual({
      startYear: 2027,
      semester: 'first',
      month: 1,
    })
    expect(academicMonthOf('2027-08-15', wrapping)).toMatchObject({ startYear: 2027, month: 9 })
    expect(academicMonthOf('2027-01-15', wrapping)).toMatchObject({ startYear: 2026, month: 0 })
    expect(academicMonthOf('2027-08-15', thirteen)).toMatchObject({
      startYear: 2027,
      semester: 'first',
    })
  })
})
