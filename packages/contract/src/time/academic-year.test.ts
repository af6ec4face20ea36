import { describe, expect, it } from 'vitest'
import { eventTypes, semesterMonths, yearOfMonth } from './academic-year'

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

describe('eventTypes', () => {
  it('follows the order of the legend', () => {
    expect(eventTypes).toEqual(['academic', 'registration', 'exam', 'holiday', 'event', 'deadline'])
  })
})
