import { describe, expect, it } from 'vitest'
import { acknowledgedTime, capitalise, dateAndTime, longDate, pesos } from './format'

const lateEvening = '2026-08-17T17:05:00.000Z'

describe('dateAndTime', () => {
  it('shows a moment in the given time zone', () => {
    expect(dateAndTime(lateEvening, 'Asia/Manila')).toMatch(/^Aug 18, 2026, 1:05\sAM$/)
    expect(dateAndTime(lateEvening, 'UTC')).toMatch(/^Aug 17, 2026, 5:05\sPM$/)
  })
})

describe('longDate', () => {
  it('shows a calendar date without converting it to a time zone', () => {
    expect(longDate('2025-08-18')).toBe('August 18, 2025')
  })
})

describe('acknowledgedTime', () => {
  it('shows an acknowledgement as Mon D, h:mmam/pm', () => {
    expect(acknowledgedTime(lateEvening, 'Asia/Manila')).toBe('Aug 18, 1:05am')
    expect(acknowledgedTime('2026-01-02T04:00:00.000Z', 'Asia/Manila')).toBe('Jan 2, 12:00pm')
    expect(acknowledgedTime('2026-01-01T16:00:00.000Z', 'Asia/Manila')).toBe('Jan 2, 12:00am')
  })
})

describe('pesos', () => {
  it('formats whole pesos', () => expect(pesos(1000)).toBe('₱1,000'))
})

describe('capitalise', () => {
  it('capitalises the first letter only', () => {
    expect(capitalise('ana maria')).toBe('Ana maria')
    expect(capitalise('ñino')).toBe('Ñino')
    expect(capitalise('')).toBe('')
  })
})
