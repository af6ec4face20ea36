import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rows } from '../testing/texts'
import { judge, longestLateness } from './judge'
import { specifiedLadder, type Ladder } from './numbers'

const whole = fc.nat({ max: 1000 })

/** Every set of numbers that the panel accepts: also fees of 0, and bands that are empty. */
const anyLadder: fc.Arbitrary<Ladder> = fc.record({
  warningLimit: whole,
  instanceLimit: whole,
  lateTo: whole,
  lateFee: whole,
  veryLateTo: whole,
  veryLateFee: whole,
  absenceFee: whole,
})

const everyMinute = Array.from({ length: longestLateness + 1 }, (_, minutes) => minutes)

/** The bands as the rules page writes them, one after the other. */
const expected = (minutes: number, numbers: Ladder) => {
  if (minutes === 0) return null
  const bands = [
    { to: numbers.lateTo, fee: numbers.lateFee, counts: 'lateness' },
    { to: numbers.veryLateTo, fee: numbers.veryLateFee, counts: 'lateness' },
    { to: Infinity, fee: numbers.absenceFee, counts: 'absence' },
  ]
  const { fee, counts } = bands.find(({ to }) => minutes <= to) ?? {}
  return { fee, counts }
}

describe('judge', () => {
  it.each([
    [1, 20, 'lateness'],
    [4, 20, 'lateness'],
    [5, 50, 'lateness'],
    [30, 50, 'lateness'],
    [31, 100, 'absence'],
    [600, 100, 'absence'],
  ])('judges %i minutes by the numbers of the specification', (minutes, fee, counts) => {
    expect(judge('late', minutes, specifiedLadder)).toEqual({ fee, counts })
  })

  it('judges every minute from 0 to 600 by every set of numbers', () => {
    fc.assert(
      fc.property(anyLadder, (numbers) => {
        for (const minutes of everyMinute) {
          expect(judge('late', minutes, numbers)).toEqual(expected(minutes, numbers))
        }
      }),
    )
  })

  it('takes an absence for one and a missed to-do for a warning without a fee', () => {
    fc.assert(
      fc.property(anyLadder, fc.option(whole), (numbers, minutes) => {
        const { absenceFee } = numbers
        expect(judge('absent', minutes, numbers)).toEqual({ fee: absenceFee, counts: 'absence' })
        expect(judge('missed', minutes, numbers)).toEqual({ fee: 0, counts: 'warning' })
      }),
    )
  })

  it.each(rows(['present', 'delivered', 'excused'] as const))('records nothing for %s', (mark) => {
    fc.assert(
      fc.property(anyLadder, fc.option(whole), (numbers, minutes) => {
        expect(judge(mark, minutes, numbers)).toBeNull()
      }),
    )
  })
})
