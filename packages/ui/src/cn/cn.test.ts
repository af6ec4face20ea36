import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extendTailwindMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { cn } from './cn'

const complete = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['control', 'card', 'tile'],
      shadow: ['float'],
      container: ['page', 'text', 'dialog'],
      animate: ['fade-in', 'rise-in', 'breathe'],
    },
    classGroups: { 'font-size': [{ text: ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] }] },
  },
})

/** Looks like a utility and is none. */
const names = ['top-center']

/** Every word in a string of the sources that looks like a utility. */
const utilitiesInUse = (): string[] => {
  const sources = fileURLToPath(new URL('../..', import.meta.url))
  const files = readdirSync(join(sources, 'src'), { recursive: true, encoding: 'utf8' })
  const words = files
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test|conformance)\./.test(file))
    .flatMap((file) =>
      readFileSync(join(sources, 'src', file), 'utf8').match(/["'`][^"'`\n]+["'`]/g),
    )
    .flatMap((text) => (text ?? '').slice(1, -1).split(/\s+/))
  return [...new Set(words)].filter(
    (word) => /^-?[a-z][\w./[\]()%-]*$/.test(word) && !names.includes(word),
  )
}

describe('cn', () => {
  it('lets the later of two classes win', () => {
    expect(cn('p-4 text-sm text-ink', 'p-2 text-danger')).toBe('text-sm p-2 text-danger')
    expect(cn('rounded-card px-4', 'rounded-l-none pl-0')).toBe(
      'rounded-card px-4 rounded-l-none pl-0',
    )
    expect(cn('hover:bg-hover bg-ink', 'hover:bg-pressed')).toBe('bg-ink hover:bg-pressed')
  })

  it('drops what is not there', () => {
    expect(cn('flex', false, undefined, null, ['gap-2'])).toBe('flex gap-2')
  })

  it('agrees with the complete configuration on every pair in use', { timeout: 60_000 }, () => {
    const utilities = utilitiesInUse()
    expect(utilities.length).toBeGreaterThan(200)
    const differences = utilities.flatMap((first) =>
      utilities.flatMap((second) => {
        const pair = `${first} ${second}`
        const agree = first === second || cn(pair) === complete(pair)
        return agree ? [] : [`${pair} → ${cn(pair)}`]
      }),
    )
    expect(differences).toEqual([])
  })
})
