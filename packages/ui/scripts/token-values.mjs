import { layerCss } from './tokens-css.mjs'

const PIXELS_OF_A_REM = 16

const hexWithAlpha = ({ $value: { hex, alpha = 1 } }) =>
  alpha < 1 ? hex + Math.round(alpha * 255).toString(16) : hex

/** A group of tokens by their short names. */
const group = (name, { light }, convert) =>
  Object.fromEntries(
    Object.entries(light)
      .filter(([id]) => id.startsWith(`${name}.`))
      .map(([id, token]) => [id.slice(name.length + 1), convert(token, id)]),
  )

const pixels = ({ $value: { value, unit } }) => (unit === 'rem' ? value * PIXELS_OF_A_REM : value)

const described = (convert) => (token) => ({
  value: convert(token),
  description: token.$description,
})

/** What the documentation, Storybook's theme and tests need: colours as codes, lengths in pixels. */
export const tokenValues = (themes) => ({
  color: group('color', themes, ({ $description }, id) => ({
    light: hexWithAlpha(themes.light[id]),
    dark: hexWithAlpha(themes.dark[id]),
    ...($description && { description: $description }),
  })),
  text: group('text', themes, pixels),
  lineHeight: group('line-height', themes, pixels),
  letterSpacing: group('letter-spacing', themes, pixels),
  fontWeight: group('font-weight', themes, ({ $value }) => $value),
  spacing: group('spacing', themes, pixels),
  breakpoint: group('breakpoint', themes, described(pixels)),
  layer: group(
    'layer',
    themes,
    described(({ $value }) => $value),
  ),
  radius: group('radius', themes, pixels),
  shadow: group('shadow', themes, ({ $value }) => $value.map(layerCss)),
  easing: group('easing', themes, ({ $value }) => $value),
  duration: group('duration', themes, ({ $value }) => $value.value),
})
