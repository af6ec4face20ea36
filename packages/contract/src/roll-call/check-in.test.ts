import { describe, expect, it } from 'vitest'
import { judge } from '../rules/judge'
import { specifiedLadder } from '../testing/rules-numbers'
import { checkInState, markAt } from './check-in'

const startsAt = '2026-11-28T08:00:00.000Z'

/** So many minutes and seconds after the start. */
const after = (minutes: number, seconds = 0) =>
  Date.parse(startsAt) + (minutes * 60 + seconds) * 1000

describe('checkInState', () => {
  it.each([
    [after(-15, -1), 'early'],
    [after(-15), 'open'],
    [after(600), 'open'],
    [after(600, 1), 'over'],
  ])('at %d is %s', (now, state) => {
    expect(checkInState(startsAt, now)).toBe(state)
  })
})

describe('markAt', () => {
  it.each([
    [after(-15), 'present', null],
    [after(0, 59), 'present', null],
    [after(1), 'late', 1],
    [after(4, 59), 'late', 4],
    [after(600), 'late', 600],
  ])('at %d is %s with %j minutes', (now, mark, minutes) => {
    expect(markAt(startsAt, now)).toEqual({ mark, minutes })
  })

  it.each([
    [4, 20, 25],
    [5, 50, 25],
    [30, 50, 70],
    [31, 100, 70],
  ])('at minute %d costs %d, and %d by other numbers', (minute, fee, otherFee) => {
    const { mark, minutes } = markAt(startsAt, after(minute, 30))
    const others = { ...specifiedLadder, lateTo: 5, lateFee: 25, veryLateTo: 60, veryLateFee: 70 }
    expect(judge(mark, minutes, specifiedLadder)?.fee).toBe(fee)
    expect(judge(mark, minutes, others)?.fee).toBe(otherFee)
  })
})
