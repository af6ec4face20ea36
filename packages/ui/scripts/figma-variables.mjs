import { aliasOf, mixOf } from './read-tokens.mjs'

/** What Figma has variables for. Shadows are styles there, and easings have no counterpart. */
const TYPES = new Set(['color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'number'])

const PIXELS_OF_A_REM = 16

const converters = {
  // Figma knows pixels only, and one family.
  dimension: ({ value, unit }) => ({
    value: unit === 'rem' ? value * PIXELS_OF_A_REM : value,
    unit: 'px',
  }),
  fontFamily: ([first]) => first,
}

const variable = (token) => {
  const alias = mixOf(token) ? undefined : aliasOf(token)
  const convert = converters[token.$type] ?? ((value) => value)
  return {
    $type: token.$type,
    $value: alias ? `{${alias}}` : convert(token.$value),
    ...(token.$description && { $description: token.$description }),
  }
}

/** The tokens of one theme as a mode of Figma's variables: plain DTCG, in sRGB and pixels. */
export const figmaMode = (tokens) => {
  const root = {}
  for (const [name, token] of Object.entries(tokens)) {
    if (!TYPES.has(token.$type)) continue
    const path = name.split('.')
    const last = path.pop()
    const group = path.reduce((parent, key) => (parent[key] ??= {}), root)
    group[last] = variable(token)
  }
  return root
}
