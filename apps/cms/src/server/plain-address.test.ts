import { expect, it } from 'vitest'
import { plainAddress } from './plain-address'

it.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  [undefined, ''],
])('The address %s is written as %s', (address, written) => {
  expect(plainAddress(address)).toBe(written)
})
