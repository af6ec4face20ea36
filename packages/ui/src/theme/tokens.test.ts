import { describe, expect, it } from 'vitest'
import { contrastOf, leastContrast, shapePairs, textPairs } from '../testing/contrast'

describe.each(['light', 'dark'] as const)('tokens in %s', (theme) => {
  it.each(textPairs)('%s on %s has a contrast of at least 4.5 : 1', (text, ground) => {
    expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(leastContrast.text)
  })

  it.each(shapePairs)('%s on %s has a contrast of at least 3 : 1', (shape, ground) => {
    expect(contrastOf(shape, ground, theme)).toBeGreaterThanOrEqual(leastContrast.shape)
  })
})
