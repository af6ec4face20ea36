import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
import { versionNumber, wholeNumber } from './whole-number'

const error = 'Must be a whole number from 1 to 100.'
const oneToHundred = wholeNumber(error, 1, 100)

describe('wholeNumber', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['100', 100],
    ['007', 7],
    [1, 1],
    [100, 100],
  ])('%j is %d', (input, number) => {
    expect(accepted(oneToHundred, input)).toBe(number)
  })

  const others = ['0', '101', '1.5', '1e2', '', ' 1', '1\n', '１', 1.5, NaN, null, ['1']]
  it.each(rows(others))('%j is refused', (input) => {
    expect(errorsOf(oneToHundred, input)).toEqual({ body: error })
  })

  it('reduces larger numbers to Number.MAX_SAFE_INTEGER', () => {
    const atLeastOne = wholeNumber(error, 1)
    expect(accepted(atLeastOne, '9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
    expect(accepted(atLeastOne, '9007199254740993')).toBe(Number.MAX_SAFE_INTEGER)
    expect(accepted(atLeastOne, '9'.repeat(400))).toBe(Number.MAX_SAFE_INTEGER)
  })
})

describe('versionNumber', () => {
  const error = 'Please name the version, a whole number from 1.'

  it.each([1, 2])('%d is a version', (version) => {
    expect(accepted(versionNumber, version)).toBe(version)
  })

  it.each(rows(['1', 0, -1, 1.5, null, true, [1]]))('%j is refused', (version) => {
    expect(errorsOf(versionNumber, version)).toEqual({ body: error })
  })
})
