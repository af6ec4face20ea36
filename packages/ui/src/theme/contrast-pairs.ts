import { tones } from '../tone/tone'
import type { ColourName } from './contrast'

/** A foreground and its background. */
export type Pair = readonly [ColourName, ColourName]

const areas = ['paper', 'surface', 'sunken', 'float'] as const

/** The colours of text, and the opaque backgrounds: the two sides of the contrast matrix. */
export const textColours: readonly ColourName[] = [
  'ink',
  'ink-soft',
  'ink-faint',
  'danger',
  'on-ink',
  'on-accent',
  'on-danger',
  ...tones.map((tone) => `${tone}-text` as const),
]
export const backgrounds: readonly ColourName[] = [
  ...areas,
  'hover',
  'pressed',
  'raised',
  'accent-soft',
  'accent',
  'ink',
  'ink-hover',
  'danger',
  'danger-hover',
  ...tones.map((tone) => `${tone}-ground` as const),
]

/** Every combination of text and background that a component or a screen uses. */
export const textPairs: readonly Pair[] = [
  ...areas.flatMap((area): Pair[] => [
    ['ink', area],
    ['ink-soft', area],
    ['danger', area],
  ]),
  ['ink', 'hover'],
  ['ink-soft', 'hover'],
  ['ink', 'pressed'],
  ['ink-soft', 'pressed'],
  ['red-text', 'pressed'],
  ['ink', 'raised'],
  ['ink', 'accent-soft'],
  ['amber-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...tones.flatMap((tone): Pair[] => [
    [`${tone}-text`, `${tone}-ground`],
    [`${tone}-text`, 'surface'],
    [`${tone}-text`, 'paper'],
  ]),
]

/** Outlines that have to be seen. */
export const shapePairs: readonly Pair[] = [
  ...areas.map((area): Pair => ['focus', area]),
  ['line-control', 'surface'],
  ['line-control', 'paper'],
]
