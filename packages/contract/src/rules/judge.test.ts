import { describe, expect, it } from 'vitest'
import { judge } from './judge'
import { specifiedLadder } from '../testing/rules-numbers'

describe('judge', () => {
  it.each([
    [0, null],
    [1, { fee: 20, counts: 'lateness' }],
    [4, { fee: 20, counts: 'lateness' }],
    [5, { fee: 50, counts: 'lateness' }],
    [30, { fee: 50, counts: 'lateness' }],
    [31, { fee: 100, counts: 'absence' }],
    [600, { fee: 100, counts: 'absence' }],
  ])('judges %i minutes by the numbers that the product comes with', (minutes, outcome) => {
    expect(judge('late', minutes, specifiedLadder)).toEqual(outcome)
  })

  it('judges by other numbers, also if a band is empty', () => {
    const numbers = { ...specifiedLadder, lateTo: 0, veryLateTo: 25, veryLateFee: 0 }
    expect(judge('late', 1, numbers)).toEqual({ fee: 0, counts: 'lateness' })
    expect(judge('late', 26, numbers)).toEqual({ fee: 100, counts: 'absence' })
  })

  it.each([
    ['absent', { fee: 100, counts: 'absence' }],
    ['missed', { fee: 0, counts: 'warning' }],
    ['present', null],
    ['delivered', null],
    ['excused', null],
  ] as const)('judges what is %s, whatever the minutes', (mark, outcome) => {
    for (const minutes of [null, 45]) {
      expect(judge(mark, minutes, specifiedLadder)).toEqual(outcome)
    }
  })
})
