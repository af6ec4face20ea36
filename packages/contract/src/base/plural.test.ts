import { expect, it } from 'vitest'
import { plural } from './plural'

it.each([
  [plural(0, 'record'), '0 records'],
  [plural(1, 'record'), '1 record'],
  [plural(2, 'record'), '2 records'],
  [plural(1, 'entry found', 'entries found'), '1 entry found'],
  [plural(2, 'entry found', 'entries found'), '2 entries found'],
])('writes a number with the words for one or for several: %s', (text, expected) => {
  expect(text).toBe(expected)
})
