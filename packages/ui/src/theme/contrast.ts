import values from './token-values.json'

export type Theme = 'light' | 'dark'
export type ColourName = keyof typeof values.color

/** The least contrast of text, and of a shape that has to be told from its background (WCAG 2). */
export const leastContrast = { text: 4.5, shape: 3 } as const

const luminance = (code: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(code.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two opaque tokens in a theme, as WCAG 2 defines it. */
export const contrastOf = (first: ColourName, second: ColourName, theme: Theme): number => {
  const [a, b] = [luminance(values.color[first][theme]), luminance(values.color[second][theme])]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
