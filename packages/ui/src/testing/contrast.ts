import type { Accent } from '../accent/accent'
import { hues, tones } from '../tone/tone'
import { colourOf, type Theme } from './token-values'

/** The least contrast of text, and of a shape that has to be told from its background (WCAG 2). */
export const leastContrast = { text: 4.5, shape: 3 } as const

const luminance = (code: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(code.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colour codes, as WCAG 2 defines it. */
export const contrast = (first: string, second: string): number => {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The contrast ratio of two opaque tokens in a theme and an accent. */
export const contrastOf = (first: string, second: string, theme: Theme, accent?: Accent): number =>
  contrast(colourOf(first, theme, accent), colourOf(second, theme, accent))

/** A foreground and its background. */
export type Pair = readonly [text: string, ground: string]

const areas = ['paper', 'surface', 'sunken', 'float'] as const

/** Every combination of text and background that a component or a screen uses. */
export const textPairs: readonly Pair[] = [
  ...areas.flatMap((area): Pair[] => [
    ['ink', area],
    ['ink-soft', area],
    ['danger', area],
  ]),
  ['danger', 'pressed'],
  ['ink', 'hover'],
  ['ink-soft', 'hover'],
  ['ink', 'pressed'],
  ['ink-soft', 'pressed'],
  ['ink', 'raised'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...[...tones, ...hues].flatMap((tone): Pair[] => [
    [`${tone}-text`, `${tone}-ground`],
    [`${tone}-text`, 'surface'],
    [`${tone}-text`, 'paper'],
  ]),
]

/** Outlines that have to be seen. */
export const shapePairs: readonly Pair[] = [
  ...areas.map((area): Pair => ['focus', area]),
  ...[...areas, 'pressed'].map((area): Pair => ['line-control', area]),
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
]

/** The same for the tokens that an accent changes. */
export const accentTextPairs: readonly Pair[] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['lit', 'on-accent'],
  ['ink', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ...areas.map((area): Pair => ['accent-text', area]),
]

/** Shapes in the accent colour that have to be seen. */
export const accentShapePairs: readonly Pair[] = [
  ...areas.map((area): Pair => ['accent-line', area]),
  ['accent-line', 'accent-soft'],
]
