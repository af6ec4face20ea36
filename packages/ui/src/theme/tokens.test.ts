import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import tokens from '../../tokens.json'

const tones = ['green', 'purple', 'red', 'yellow', 'blue', 'orange', 'amber'] as const

type Colour = { $value: string; $extensions: { mode: { dark: string } } }
type Mode = 'light' | 'dark'

const colours = new Map(
  Object.entries(tokens.color).flatMap(([name, colour]): [string, Colour][] =>
    typeof colour === 'string' ? [] : [[name, colour]],
  ),
)

const hex = (name: string, mode: Mode): string => {
  const colour = colours.get(name)
  if (!colour) throw new Error(`There is no token ${name}`)
  return mode === 'light' ? colour.$value : colour.$extensions.mode.dark
}

const luminance = (code: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(code.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two tokens, as WCAG 2 defines it. */
const contrast = (first: string, second: string, mode: Mode): number => {
  const [a, b] = [luminance(hex(first, mode)), luminance(hex(second, mode))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const grounds = ['paper', 'surface', 'sunken', 'float']
const texts: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
    ['danger', ground],
  ]),
  ['ink-soft', 'pressed'],
  ['ink', 'raised'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-text`, `${tone}-ground`],
    [`${tone}-text`, 'surface'],
    [`${tone}-text`, 'paper'],
  ]),
]
const shapes: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['focus', ground]),
  ['line-control', 'surface'],
  ['line-control', 'paper'],
]

describe.each(['light', 'dark'] as const)('tokens in %s', (mode) => {
  it.each(texts)('%s on %s has a contrast of at least 4.5 : 1', (text, ground) => {
    expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('%s on %s has a contrast of at least 3 : 1', (shape, ground) => {
    expect(contrast(shape, ground, mode)).toBeGreaterThanOrEqual(3)
  })
})

describe('the generated token files', () => {
  it('are up to date', () => {
    const script = fileURLToPath(new URL('../../scripts/tokens.mjs', import.meta.url))
    expect(() =>
      execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' }),
    ).not.toThrow()
  })
})
