import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../../format/plain-text'
import { feesOf, limitOf } from './rule-body'

describe('feesOf', () => {
  it('finds the reason and the amount of every fee', () => {
    expect(feesOf(['1 to 4 minutes late: 20 pesos', 'absent: 100 pesos'])).toEqual([
      { reason: '1 to 4 minutes late', amount: '20 pesos' },
      { reason: 'absent', amount: '100 pesos' },
    ])
  })

  it('finds none in a list with a line that is no fee', () => {
    expect(feesOf(['absent: 100 pesos', 'be on time'])).toEqual([])
  })
})

describe('limitOf', () => {
  it.each([
    ['A member may receive at most 3 warnings before removal.', 3],
    ['A member may have at most 5 instances of lateness or absence.', 5],
    ['The manager can issue up to 3 warnings.', undefined],
    ['A member may receive at most 200 warnings.', undefined],
  ])('reads from %j the number to draw', (text, count) => {
    expect(limitOf(parsePlainText(text))).toBe(count)
  })
})
