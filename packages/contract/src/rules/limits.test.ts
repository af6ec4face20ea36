import { describe, expect, it } from 'vitest'
import { oneBelowText } from './limits'

describe('oneBelowText', () => {
  it('names what is counted and the limit', () => {
    expect(oneBelowText('instances', 5)).toBe(
      'One more lateness or absence reaches the limit of 5.',
    )
    expect(oneBelowText('warnings', 3)).toBe('One more warning reaches the limit of 3.')
  })
})
