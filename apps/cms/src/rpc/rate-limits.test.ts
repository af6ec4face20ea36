import { describe, expect, it } from 'vitest'
import { countedAddress } from './rate-limits'

describe('countedAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['', ''],
  ])('counts %s as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })
})
