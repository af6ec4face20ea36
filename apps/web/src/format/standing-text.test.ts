import { defaultCurrency } from '@tropa/contract/settings/currency'
import { describe, expect, it } from 'vitest'
import { instancesText, toPayText, warningsText } from './standing-text'

describe('warningsText', () => {
  it.each([
    [1, 3, '1 of 3 warnings'],
    [0, 1, '0 of 1 warning'],
    [4, 3, '4 of 3 warnings'],
    [1, null, '1 warning'],
    [0, null, '0 warnings'],
  ])('says %i of %j as %s', (count, limit, text) => {
    expect(warningsText({ count, limit })).toBe(text)
  })
})

describe('instancesText', () => {
  it.each([
    [2, 5, '2 of 5 lateness or absence'],
    [1, null, '1 lateness or absence'],
  ])('says %i of %j as %s', (count, limit, text) => {
    expect(instancesText({ count, limit })).toBe(text)
  })
})

describe('toPayText', () => {
  it.each([
    [0, 'pesos to pay'],
    [1, 'peso to pay'],
    [70, 'pesos to pay'],
  ])('follows %i with %s', (owed, words) => {
    expect(toPayText(owed, defaultCurrency)).toEqual({ amount: String(owed), words })
  })

  it('says the cents of a currency whose fees have them', () => {
    const euro = { code: 'EUR', one: 'euro', many: 'euros', cents: true }
    expect(toPayText(2.5, euro)).toEqual({ amount: '2.50', words: 'euros to pay' })
  })
})
