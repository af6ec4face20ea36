import type { Accent } from '../accent/accent'
import accentCss from '../theme/accents.css?raw'
import css from '../theme/tokens.css?raw'

export type Theme = 'light' | 'dark'

interface Token {
  /** The value as written in CSS. */
  value: string
  /** The comment behind or above it, which says what it is for. */
  description?: string
}

const declared = new Map(
  Array.from(
    css.matchAll(/(?:\/\* (.+?) \*\/\n\s*)?--([\w-]+):\s+([^;]+);(?: \/\* (.+?) \*\/)?/g),
    ([, above, name = '', value = '', behind]): [string, Token] => [
      name,
      { value, description: above ?? behind },
    ],
  ),
)

/** The tokens of a group by their short names: `--color-paper` is `paper` of `color`. */
export const tokensOf = (group: string): [name: string, token: Token][] =>
  [...declared]
    .filter(([name]) => name.startsWith(`${group}-`) && !name.includes('--'))
    .map(([name, token]) => [name.slice(group.length + 1), token])

export const valueOf = (name: string): string | undefined => declared.get(name)?.value

/** What each accent changes, without the amber that all of them begin with. */
const changed = new Map(
  Array.from(
    accentCss.matchAll(/\[data-accent='(\w+)'\] \{([^}]+)\}/g),
    ([, accent, body = '']) => [
      accent,
      new Map(
        Array.from(body.matchAll(/--([\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    ],
  ),
)

const inTheme = (name: string, theme: Theme, accent: Accent): string => {
  const value = changed.get(accent)?.get(name) ?? valueOf(name)
  if (value === undefined) throw new Error(`There is no token --${name}`)
  const [, light, dark] = /^light-dark\((.+?), (.+)\)$/.exec(value) ?? []
  const chosen = (theme === 'light' ? light : dark) ?? value
  const [, step] = /^var\(--(.+)\)$/.exec(chosen) ?? []
  return step === undefined ? chosen : inTheme(step, theme, accent)
}

/** The code of a colour in a theme and an accent, also if it is a step of a scale. */
export const colourOf = (name: string, theme: Theme, accent: Accent = 'amber'): string =>
  inTheme(`color-${name}`, theme, accent)
