import Color from 'colorjs.io'
import { mixOf, nameIn } from './read-tokens.mjs'

/** The colour of a token: of a mix, what CSS makes of `color-mix(in oklab, …)`. */
export const colourOf = (name, tokens) => {
  const { $value, ...token } = tokens[name]
  const mix = mixOf(token)
  if (!mix) return new Color($value.colorSpace, $value.components, $value.alpha)
  const first = colourOf(nameIn(mix.color), tokens)
  if (mix.with === 'transparent') {
    first.alpha = first.alpha * (1 - mix.share)
    return first
  }
  const options = { space: 'oklab', outputSpace: 'srgb', premultiplied: true }
  return Color.mix(first, colourOf(nameIn(mix.with), tokens), mix.share, options)
}

const inRange = (part) => Math.min(1, Math.max(0, part ?? 0))
const rounded = (part) => Math.round(part * 1e5) / 1e5

/** Red, green and blue as a code such as `#21201c`, without the alpha. */
export const hexOf = (colour) =>
  `#${colour.coords
    .map((part) =>
      Math.round(inRange(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A colour as the format writes it. */
export const colourValue = (colour) => ({
  colorSpace: 'srgb',
  components: hexOf(colour)
    .match(/[\da-f]{2}/g)
    .map((code) => rounded(Number.parseInt(code, 16) / 255)),
  ...(colour.alpha < 1 && { alpha: rounded(colour.alpha) }),
  hex: hexOf(colour),
})

/** Returns a copy of a group in which each mixed colour has the value of its mix. */
export const withMixedValues = (group, tokens, path = []) =>
  Object.fromEntries(
    Object.entries(group).map(([key, entry]) => {
      if (key.startsWith('$')) return [key, entry]
      const name = [...path, key]
      if (!('$value' in entry)) return [key, withMixedValues(entry, tokens, name)]
      if (!mixOf(entry)) return [key, entry]
      return [key, { ...entry, $value: colourValue(colourOf(name.join('.'), tokens)) }]
    }),
  )
