import { describe, expect, it } from 'vitest'
import { comingTime, momentIn, timeIn } from './zoned-time'

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

describe('comingTime', () => {
  it.each([
    ['2026-08-17', /^tomorrow 1:05\sAM$/],
    ['2026-08-18', /^today 1:05\sAM$/],
    ['2026-08-16', /^Tue, Aug 18 1:05\sAM$/],
  ])('names the day of a moment as one says it on %s', (today, text) => {
    expect(comingTime('2026-08-17T17:05:00.000Z', 'Asia/Manila', today, 12)).toMatch(text)
  })

  it('counts 24 hours where the team does', () => {
    expect(comingTime('2026-08-17T05:05:00.000Z', 'Asia/Manila', '2026-08-17', 24)).toBe(
      'today 13:05',
    )
  })
})
