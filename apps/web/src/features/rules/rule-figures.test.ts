import { defaultCurrency } from '@tropa/contract/settings/currency'
import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../../format/plain-text'
import { feesOf, limitOf } from './rule-body'

describe('feesOf', () => {
  it('finds the reason and the amount of every fee', () => {
    const items = ['1 to 4 minutes late: 20 pesos', 'absent: 100 pesos']
    expect(feesOf(items, defaultCurrency)).toEqual([
      { reason: '1 to 4 minutes late', amount: '20 pesos' },
      { reason: 'absent', amount: '100 pesos' },
    ])
  })

  it.each([
    'absent: 2 euros',
    'absent: €2',
    'absent: 2 €',
    'absent: 2 EUR',
    'absent: 2',
    'absent: 2 pesos',
  ])('says %j in the currency of the team', (item) => {
    const euro = { code: 'EUR', one: 'euro', many: 'euros', cents: true }
    expect(feesOf([item, 'late: 0.50 euros'], euro)).toEqual([
      { reason: 'absent', amount: '2 euros' },
      { reason: 'late', amount: '0.50 euros' },
    ])
  })

  it.each([[['absent: 100 pesos', 'be on time']], [['a revision: 3 days', 'an answer: 1 day']]])(
    'finds none in a list with a line that is no fee: %j',
    (items) => {
      expect(feesOf(items, defaultCurrency)).toEqual([])
    },
  )
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
