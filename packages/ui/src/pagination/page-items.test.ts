import { describe, expect, it } from 'vitest'
import { pageItems } from './page-items'

const shown = (current: number, last: number) =>
  pageItems(current, last)
    .map((item) => (item === 'gap' ? '...' : item))
    .join(' ')

describe('pageItems', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 ... 8'],
    [3, 8, '1 2 3 4 ... 8'],
    [4, 8, '1 ... 3 4 5 ... 8'],
    [5, 8, '1 ... 4 5 6 ... 8'],
    [6, 8, '1 ... 5 6 7 8'],
    [8, 8, '1 ... 5 6 7 8'],
    [15, 30, '1 ... 14 15 16 ... 30'],
    [99, 8, '1 ... 5 6 7 8'],
  ])('returns the buttons of page %d of %d: %s', (current, last, buttons) => {
    expect(shown(current, last)).toBe(buttons)
  })
})
