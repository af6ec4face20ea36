import { readFileSync } from 'node:fs'
import { extendTailwindMerge } from 'tailwind-merge'
import { beforeAll, describe, expect, it } from 'vitest'
import { classesInUse } from './classes-in-use'
import { cn } from './cn'

const tokens = ['tokens', 'animations']
  .map((file) => readFileSync(new URL(`../theme/${file}.css`, import.meta.url), 'utf8'))
  .join('\n')

/** The names of the tokens `--prefix-name`. */
const tokenNames = (prefix: string) =>
  [...tokens.matchAll(new RegExp(`--${prefix}-([a-z\\d]+(?:-[a-z\\d]+)*):`, 'g'))].map(
    ([, name = '']) => name,
  )

/** tailwind-merge as it comes, which knows every utility of Tailwind. */
const completeMerge = extendTailwindMerge({
  extend: {
    theme: {
      animate: tokenNames('animate'),
      container: tokenNames('container'),
      radius: tokenNames('radius'),
      shadow: tokenNames('shadow'),
      text: tokenNames('text'),
    },
  },
})

describe('cn', () => {
  it.each([
    ['p-4 text-sm text-ink', 'p-2 text-danger', 'text-sm p-2 text-danger'],
    ['rounded-card px-4', 'rounded-s-none ps-0', 'rounded-card px-4 rounded-s-none ps-0'],
    ['hover:bg-hover bg-ink', 'hover:bg-pressed', 'bg-ink hover:bg-pressed'],
    ['rounded', 'rounded-card', 'rounded-card'],
    ['rounded-t', 'rounded-card', 'rounded-card'],
    ['ring-1', 'ring-2', 'ring-2'],
    ['ring-ink', 'ring-surface', 'ring-surface'],
    ['shadow', 'shadow-float', 'shadow-float'],
    ['transition', 'transition-none', 'transition-none'],
    ['object-cover', 'object-contain', 'object-contain'],
    ['sr-only', 'not-sr-only', 'not-sr-only'],
    ['sm:hover:p-4', 'hover:sm:p-2', 'hover:sm:p-2'],
    ['[&:first-child]:p-4', '[&:first-child]:p-2', '[&:first-child]:p-2'],
    ['[--size:1px]', '[--size:2px]', '[--size:2px]'],
    ['-mt-4', 'mt-2', 'mt-2'],
  ])('lets the later of two conflicting classes win: %s, then %s', (first, second, merged) => {
    expect(cn(first, second)).toBe(merged)
  })

  it.each([
    'rounded-card rounded-t',
    'rounded-t rounded-b',
    'ring-2 ring-surface',
    'bg-ink bg-none',
    'content-none content-center',
    'col-span-2 col-start-1',
    'before:hover:p-4 hover:before:p-2',
    'p-4! p-2',
    '[&:first-child]:p-4 [&:last-child]:p-2',
  ])('keeps two classes that only look alike: %s', (classes) => {
    expect(cn(classes)).toBe(classes)
  })

  it('flattens lists and leaves out what is falsy', () => {
    expect(cn('flex', false, undefined, null, ['gap-2'])).toBe('flex gap-2')
  })
})

describe('the merge configuration', () => {
  let classes: string[]

  beforeAll(async () => {
    classes = await classesInUse()
    expect(classes.length).toBeGreaterThan(400)
  })

  it('knows the group of every class in use that tailwind-merge knows', () => {
    const merges = (merge: (names: string) => string, name: string) =>
      merge(`${name} ${name}`) === name
    const unknown = classes.filter((name) => merges(completeMerge, name) && !merges(cn, name))
    expect(unknown).toEqual([])
  })

  it('merges every pair of classes in use as tailwind-merge does', { timeout: 60_000 }, () => {
    const differences = classes.flatMap((first) =>
      classes
        .map((second) => `${first} ${second}`)
        .filter((pair) => cn(pair) !== completeMerge(pair))
        .map((pair) => `${pair} → ${cn(pair)}`),
    )
    expect(differences).toEqual([])
  })
})
