import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cn } from './cn'

const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8')

/** The classes of the tokens `--prefix-name`. */
const classesOf = (prefix: string, utility = prefix) =>
  [...tokens.matchAll(new RegExp(`--${prefix}-([a-z\\d]+):`, 'g'))].map(
    ([, name = '']) => `${utility}-${name}`,
  )

const tokenClasses = [
  ...classesOf('radius', 'rounded'),
  ...classesOf('shadow'),
  ...classesOf('container', 'max-w'),
  ...classesOf('text'),
  'animate-rise-in',
]

describe('cn', () => {
  it.each(tokenClasses)('knows what the class %s of a token sets', (name) => {
    expect(cn(name, name)).toBe(name)
  })

  it.each(['rounded-card rounded-t-none', 'text-sm text-ink', 'shadow-float ring-1'])(
    'keeps two classes that only look alike: %s',
    (classes) => {
      expect(cn(classes)).toBe(classes)
    },
  )
})
