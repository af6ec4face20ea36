import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrastOf, leastContrast, shapePairs, textPairs } from '../testing/contrast'

const script = fileURLToPath(new URL('../../scripts/tokens.mjs', import.meta.url))

describe.each(['light', 'dark'] as const)('tokens in %s', (theme) => {
  it.each(textPairs)('%s on %s has a contrast of at least 4.5 : 1', (text, ground) => {
    expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(leastContrast.text)
  })

  it.each(shapePairs)('%s on %s has a contrast of at least 3 : 1', (shape, ground) => {
    expect(contrastOf(shape, ground, theme)).toBeGreaterThanOrEqual(leastContrast.shape)
  })
})

describe('the token files', () => {
  it('are valid in the format of the Design Tokens Community Group, and what is generated is up to date', () => {
    expect(() =>
      execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' }),
    ).not.toThrow()
  })
})
