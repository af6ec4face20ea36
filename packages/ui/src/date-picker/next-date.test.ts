import { describe, expect, it } from 'vitest'
import { clampDate, dateAfterKey } from './next-date'

const press = (date: string, key: string, shiftKey = false) => dateAfterKey(date, { key, shiftKey })

describe('dateAfterKey', () => {
  it('moves by a day and by a week, into other months and years', () => {
    expect(press('2026-01-01', 'ArrowLeft')).toBe('2025-12-31')
    expect(press('2026-02-28', 'ArrowRight')).toBe('2026-03-01')
    expect(press('2026-01-03', 'ArrowUp')).toBe('2025-12-27')
    expect(press('2026-12-28', 'ArrowDown')).toBe('2027-01-04')
  })

  it('swaps left and right where people read from right to left', () => {
    expect(dateAfterKey('2026-01-13', { key: 'ArrowLeft', shiftKey: false }, true)).toBe(
      '2026-01-14',
    )
  })

  it('moves to the ends of the week', () => {
    expect(press('2026-01-13', 'Home')).toBe('2026-01-11')
    expect(press('2026-01-13', 'End')).toBe('2026-01-17')
  })

  it('moves by a month, with Shift by a year, and stays within a shorter month', () => {
    expect(press('2026-03-31', 'PageUp')).toBe('2026-02-28')
    expect(press('2026-12-31', 'PageDown')).toBe('2027-01-31')
    expect(press('2024-02-29', 'PageDown', true)).toBe('2025-02-28')
    expect(press('2026-01-13', 'PageUp', true)).toBe('2025-01-13')
  })

  it('ignores all other keys', () => {
    expect(press('2026-01-13', 'a')).toBeUndefined()
    expect(press('2026-01-13', 'Tab')).toBeUndefined()
  })
})

describe('clampDate', () => {
  it('keeps a date within its limits', () => {
    expect(clampDate('2026-01-13', '2026-01-10', '2026-01-20')).toBe('2026-01-13')
    expect(clampDate('2026-01-09', '2026-01-10', '2026-01-20')).toBe('2026-01-10')
    expect(clampDate('2026-01-21', '2026-01-10', '2026-01-20')).toBe('2026-01-20')
  })
})
