import { describe, expect, it } from 'vitest'
import { acknowledgedTime, capitalise, dateAndTime, longDate } from './format'

const lateEvening = '2026-08-17T17:05:00.000Z'

describe('dateAndTime', () => {
  it('shows a moment in the given time zone', () => {
    expect(dateAndTime(lateEvening, 'Asia/Manila', 12)).toMatch(/^Aug 18, 2026, 1:05\sAM$/)
    expect(dateAndTime(lateEvening, 'UTC', 12)).toMatch(/^Aug 17, 2026, 5:05\sPM$/)
  })

  it('counts 24 hours where the team does', () => {
    expect(dateAndTime(lateEvening, 'UTC', 24)).toBe('Aug 17, 2026, 17:05')
    expect(dateAndTime('2026-08-17T00:05:00.000Z', 'UTC', 24)).toBe('Aug 17, 2026, 00:05')
  })
})

describe('longDate', () => {
  it('shows a calendar date without converting it to a time zone', () => {
    expect(longDate('2025-08-18')).toBe('August 18, 2025')
  })
})

describe('acknowledgedTime', () => {
  it('shows an acknowledgement as Mon D, h:mmam/pm', () => {
    expect(acknowledgedTime(lateEvening, 'Asia/Manila', 12)).toBe('Aug 18, 1:05am')
    expect(acknowledgedTime(lateEvening, 'Asia/Manila', 24)).toBe('Aug 18, 01:05')
    expect(acknowledgedTime('2026-01-02T04:00:00.000Z', 'Asia/Manila', 12)).toBe('Jan 2, 12:00pm')
    expect(acknowledgedTime('2026-01-01T16:00:00.000Z', 'Asia/Manila', 12)).toBe('Jan 2, 12:00am')
  })
})

describe('capitalise', () => {
  it('capitalises the first letter only', () => {
    expect(capitalise('ana maria')).toBe('Ana maria')
    expect(capitalise('ñino')).toBe('Ñino')
    expect(capitalise('')).toBe('')
  })
})
