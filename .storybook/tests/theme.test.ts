import { expect, it } from 'vitest'
import { contrast, leastContrast } from '../../packages/ui/src/testing/contrast'
import { colourOf } from '../../packages/ui/src/testing/token-values'
import colours from '../frame-colours.json'
import { frameThemes } from '../theme'

const mix = (ground: string, colour: string, share: number) =>
  [1, 3, 5].reduce((code, start) => {
    const [from = 0, to = 0] = [ground, colour].map((each) =>
      parseInt(each.slice(start, start + 2), 16),
    )
    return (
      code +
      Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0')
    )
  }, '#')

it.each(['light', 'dark'] as const)('the toolbar switches can be told apart in %s', (name) => {
  const { barBg, barSelectedColor, colorSecondary } = frameThemes[name]
  // Storybook sets a switch that was used in the secondary colour, on a trace of the selected one.
  const ground = mix(barBg, barSelectedColor, 0.07)
  expect(contrast(colorSecondary, ground)).toBeGreaterThanOrEqual(leastContrast.shape)
  // The row of the sidebar that is shown has white text.
  expect(contrast('#ffffff', colorSecondary)).toBeGreaterThanOrEqual(leastContrast.text)
})

it.each(['light', 'dark'] as const)(
  'the colours of the frame are those of the tokens in %s',
  (name) => {
    for (const [colour, value] of Object.entries(colours[name])) {
      expect(value, colour).toBe(colourOf(colour, name))
    }
  },
)
