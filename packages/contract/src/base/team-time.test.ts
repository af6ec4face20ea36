import { describe, expect, it } from 'vitest'
import { dateIn, isTimeZone } from './team-time'

describe('dateIn', () => {
  it.each([
    ['Asia/Manila', '2026-08-17T15:59:59.999Z', '2026-08-17'],
    ['Asia/Manila', '2026-08-17T16:00:00.000Z', '2026-08-18'],
    ['Asia/Manila', '2028-02-28T16:00:00.000Z', '2028-02-29'],
    ['Pacific/Kiritimati', '2026-08-17T10:30:00.000Z', '2026-08-18'],
    ['Pacific/Pago_Pago', '2026-08-17T10:30:00.000Z', '2026-08-16'],
  ])('returns the date in %s at %s: %s', (zone, at, day) => {
    expect(dateIn(zone, new Date(at))).toBe(day)
  })

  it.each([
    ['America/New_York', 'the last moment of 23 hours', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['America/New_York', 'the first of summer time', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['America/New_York', 'the day of 25 hours', '2026-11-02T04:59:59.999Z', '2026-11-01'],
    ['America/New_York', 'the day after it', '2026-11-02T05:00:00.000Z', '2026-11-02'],
    ['America/Santiago', 'the day without midnight', '2026-09-06T04:00:00.000Z', '2026-09-06'],
  ])('follows %s through a change of clocks: %s', (zone, _what, at, day) => {
    expect(dateIn(zone, new Date(at))).toBe(day)
  })

  it('counts days before 1582 as ISO 8601 does', () => {
    expect(dateIn('UTC', new Date('0999-12-31T23:59:00.000Z'))).toBe('0999-12-31')
  })
})

describe('isTimeZone', () => {
  it.each(['Asia/Manila', 'asia/manila', 'UTC', 'America/New_York', 'Etc/GMT+12'])(
    'accepts %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true)
    },
  )

  it.each(['', 'Manila', 'Asia/Manila ', '+25:00'])('rejects %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false)
  })
})
