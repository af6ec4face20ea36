import { describe, it } from 'node:test'
import { RuleTester } from 'eslint'
import { noRawColours } from './raw-colours.js'

RuleTester.describe = describe
RuleTester.it = it

const raw = (value, kind) => ({
  code: `const colour = ${JSON.stringify(value)}`,
  errors: [{ message: new RegExp(`is ${kind}: use a token`) }],
})

new RuleTester().run('no-raw-colours', noRawColours, {
  valid: [
    'bg-surface text-ink-soft border-line-strong',
    'bg-red-ground text-red-text border-amber-line',
    'transition-colors text-sm grid-cols-2 -mx-1',
    'var(--color-accent)',
    'rgb(from var(--color-ink) r g b / 0.5)',
    '#main',
    '/todo#abc',
    'You are number #1',
  ].map((value) => `const words = ${JSON.stringify(value)}`),
  invalid: [
    raw('p-4 bg-red-500', 'a Tailwind palette class'),
    raw('hover:text-gray-50', 'a Tailwind palette class'),
    raw('text-white', 'a Tailwind palette class'),
    raw('text-[#fff]', 'a hex colour'),
    raw('#1a2b3c', 'a hex colour'),
    raw('var(--sand-12)', 'a raw step of a colour scale'),
    raw('var(--amber-a9)', 'a raw step of a colour scale'),
    raw('rgb(0 0 0 / 0.5)', 'a colour function'),
    raw('oklch(0.7 0.1 90)', 'a colour function'),
    { code: 'const colour = `fill-black ${size}`', errors: [{ messageId: 'raw' }] },
  ],
})
