import { SCALES } from './palette.mjs'
import { declarations, resolveColour } from './token-values.mjs'

const pixels = (rem) => ({ value: Number.parseFloat(rem) * 16, unit: 'px' })

/**
 * The tokens for design tools, in the format of the Design Tokens Community Group. A colour's value
 * is its light one; the dark one is in the extension `mode`.
 */
export const tokensJson = (paletteCss, tokensCss) => {
  const palette = declarations(paletteCss)
  const tokens = declarations(tokensCss)
  const variables = { ...palette, ...tokens }
  const colour = (value) => ({
    $value: resolveColour(value, 'light', variables),
    $extensions: { mode: { dark: resolveColour(value, 'dark', variables) } },
  })
  const named = (prefix, convert) =>
    Object.fromEntries(
      Object.entries(tokens)
        .filter(([name, value]) => name.startsWith(prefix) && value !== 'initial')
        .filter(([name]) => !name.slice(prefix.length).includes('--'))
        .map(([name, value]) => [name.slice(prefix.length), convert(value, name)]),
    )
  const scales = Object.fromEntries(
    SCALES.map((scale) => [
      scale,
      Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [
          String(index + 1),
          colour(`var(--${scale}-${index + 1})`),
        ]),
      ),
    ]),
  )
  return {
    scale: { $type: 'color', ...scales },
    color: { $type: 'color', ...named('--color-', colour) },
    text: {
      $type: 'dimension',
      ...named('--text-', (value, name) => ({
        $value: pixels(value),
        $extensions: { lineHeight: pixels(tokens[`${name}--line-height`]) },
      })),
    },
    radius: { $type: 'dimension', ...named('--radius-', (value) => ({ $value: pixels(value) })) },
    font: {
      $type: 'fontFamily',
      ...named('--font-', (value) => ({
        $value: value.split(', ').map((family) => family.replaceAll("'", '')),
      })),
    },
    motion: {
      $type: 'duration',
      ...named('--animate-', (value) => ({
        $value: { value: Number(/(\d+)ms/.exec(value)?.[1]), unit: 'ms' },
      })),
    },
  }
}
