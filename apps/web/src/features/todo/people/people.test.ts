import { describe, expect, it } from 'vitest'
import { namedText } from './people'

describe('namedText', () => {
  it('says after the teams whom a to-do names, and nothing where it names nobody', () => {
    expect(namedText(undefined, 'ana')).toBe('')
    expect(namedText(['ana'], 'ana')).toBe(' (only you)')
    expect(namedText(['ana', 'ben'], 'ana')).toBe(' (only you and 1 other)')
    expect(namedText(['ben'], 'ana')).toBe(' (only 1 person)')
    expect(namedText(['ben', 'dan'], 'ana')).toBe(' (only 2 people)')
  })
})
