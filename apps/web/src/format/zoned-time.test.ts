import { describe, expect, it } from 'vitest'
import { momentIn, timeIn } from './zoned-time'

describe('momentIn', () => {
  it('returns the moment in UTC', () => {
    expect(momentIn('Asia/Manila', '2026-11-20', '09:05')).toBe('2026-11-20T01:05:00.000Z')
  })

  it.each([
    ['', '09:00'],
    ['2026-11-20', ''],
    ['soon', '09:00'],
  ])('returns an empty text for the invalid date and time %j %j', (date, time) => {
    expect(momentIn('Asia/Manila', date, time)).toBe('')
  })
})

describe('timeIn', () => {
  it('returns the time of day in the given time zone', () => {
    expect(timeIn('Asia/Manila', new Date('2026-11-20T16:30:00Z'))).toBe('00:30')
    expect(timeIn('America/New_York', new Date('2026-11-20T16:30:00Z'))).toBe('11:30')
  })
})
