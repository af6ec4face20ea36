import * as radix from '@radix-ui/colors'
import { describe, expect, it } from 'vitest'
import { accents } from '../accent/accent'
import { accentShapePairs, accentTextPairs, contrastOf, leastContrast } from '../testing/contrast'
import { colourOf } from '../testing/token-values'
import accentCss from './accents.css?raw'
import css from './tokens.css?raw'

const themes = ['light', 'dark'] as const

const cases = accents.flatMap(({ value: accent }) => themes.map((theme) => ({ accent, theme })))

describe.each(cases)('the accent $accent in $theme', ({ accent, theme }) => {
  it.each(accentTextPairs)('has %s on %s with a contrast of at least 4.5 : 1', (text, ground) => {
    expect(contrastOf(text, ground, theme, accent)).toBeGreaterThanOrEqual(leastContrast.text)
  })

  it.each(accentShapePairs)('has %s on %s with a contrast of at least 3 : 1', (sign, ground) => {
    expect(contrastOf(sign, ground, theme, accent)).toBeGreaterThanOrEqual(leastContrast.shape)
  })

  it('takes its colours from Radix Colors', () => {
    const scale: Record<string, string> = theme === 'light' ? radix[accent] : radix[`${accent}Dark`]
    expect(colourOf('accent-soft', theme, accent)).toBe(scale[`${accent}3`])
    expect(colourOf('accent', theme, accent)).toBe(scale[`${accent}9`])
    expect(colourOf('accent-line', theme, accent)).toBe(scale[`${accent}11`])
  })
})

it('begins each accent with the one that a root without an accent has', () => {
  const [, body = ''] = /\[data-accent\] \{([^}]+)\}/.exec(accentCss) ?? []
  const first = body.matchAll(/--[\w-]+: [^;]+;/g)
  expect([...first].filter(([declaration]) => !css.includes(declaration))).toEqual([])
})
