import { describe, expect, it } from 'vitest'
import {
  academicMonthOf,
  eventTypes,
  semesterMonths,
  semesterOf,
  spanOfAcademicYear,
  yearOfMonth,
} from './academic-year'

describe('semesterMonths and yearOfMonth', () => {
  it('offer July to December and January to July', () => {
    expect(semesterMonths).toEqual({ first: [6, 7, 8, 9, 10, 11], second: [0, 1, 2, 3, 4, 5, 6] })
  })

  it('put the first semester into the start year and the second into the next', () => {
    for (const month of semesterMonths.first) expect(yearOfMonth(2025, 'first', month)).toBe(2025)
    for (const month of semesterMonths.second) expect(yearOfMonth(2025, 'second', month)).toBe(2026)
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
    expect(semesterMonths.first.map(semesterOf)).not.toContain('second')
    expect([0, 1, 2, 3, 4, 5].map(semesterOf)).not.toContain('first')
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
