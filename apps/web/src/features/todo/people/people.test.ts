import { describe, expect, it } from 'vitest'
import { memberOf } from '../../../testing/listed-member'
import { leftOutText, namedText } from './people'

describe('namedText', () => {
  it('says the named people after the teams, and nothing if nobody is named', () => {
    expect(namedText(undefined, 'ana')).toBe('')
    expect(namedText(['ana'], 'ana')).toBe(' (only you)')
    expect(namedText(['ana', 'ben'], 'ana')).toBe(' (only you and 1 other)')
    expect(namedText(['ben'], 'ana')).toBe(' (only 1 person)')
    expect(namedText(['ben', 'dan'], 'ana')).toBe(' (only 2 people)')
  })
})

describe('leftOutText', () => {
  it('names who is no longer named', () => {
    const [ana, ben] = [memberOf('ana', { name: 'Ana Reyes' }), memberOf('ben')]
    expect([leftOutText([ben]), leftOutText([ben, ana])]).toEqual([
      '@ben is not in these teams and will no longer be named.',
      'Ana Reyes and @ben are not in these teams and will no longer be named.',
    ])
  })
})
