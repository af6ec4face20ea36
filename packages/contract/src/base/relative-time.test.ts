import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time'

const now = new Date('2026-08-17T09:05:00.000Z')

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const ago = (milliseconds: number) =>
  relativeTime(new Date(now.getTime() - milliseconds).toISOString(), now)

describe('relativeTime', () => {
  it.each([
    [0, '0 minutes ago'],
    [minute - 1, '0 minutes ago'],
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [2 * hour - 1, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [2 * day - 1, '1 day ago'],
    [2 * day, '2 days ago'],
    [30 * day, '30 days ago'],
    [365 * day, '365 days ago'],
  ])('%d ms is %s', (milliseconds, text) => {
    expect(ago(milliseconds)).toBe(text)
  })

  it('returns 0 minutes for a moment in the future, as when clocks differ', () => {
    expect(ago(-second)).toBe('0 minutes ago')
    expect(ago(-5 * day)).toBe('0 minutes ago')
  })
})
