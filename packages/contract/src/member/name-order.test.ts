import { describe, expect, it } from 'vitest'
import { byName } from './name-order'

describe('byName', () => {
  it('puts letters with marks beside those without, and numbers in their order', () => {
    const names = ['zoe', 'ángel', 'ana10', 'angela', 'ana2', 'ñora', 'nora']
    const sorted = names.map((username) => ({ username })).toSorted(byName)
    expect(sorted.map(({ username }) => username)).toEqual([
      'ana2',
      'ana10',
      'ángel',
      'angela',
      'nora',
      'ñora',
      'zoe',
    ])
  })
})
