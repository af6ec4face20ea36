/** The accents of the design system, in the order of the swatches. */
export const accents = [
  'amber',
  'orange',
  'tomato',
  'ruby',
  'pink',
  'violet',
  'iris',
  'blue',
  'cyan',
  'teal',
  'grass',
  'lime',
] as const

export type Accent = (typeof accents)[number]
