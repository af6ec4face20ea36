import { describe, expect, it } from 'vitest'
import { isActive } from './active'

describe('isActive', () => {
  it('returns true until the deadline and false the day after', () => {
    expect(isActive('2026-08-18', '2026-08-17')).toBe(true)
    expect(isActive('2026-08-17', '2026-08-17')).toBe(true)
    expect(isActive('2026-08-16', '2026-08-17')).toBe(false)
    expect(isActive('2026-12-31', '2027-01-01')).toBe(false)
  })
})
