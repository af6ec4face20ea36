import { describe, it } from 'node:test'
import { RuleTester } from 'eslint'
import { classNames } from './class-names.js'

RuleTester.describe = describe
RuleTester.it = it

const inString = (text) => `const classes = ${JSON.stringify(text)}`
const inTemplate = (text) => `const classes = \`${text} \${size}\``

const run = (rule, { valid, invalid }) =>
  new RuleTester().run(rule, classNames.rules[rule], {
    valid: valid.map(inString),
    invalid: invalid.flatMap((text) =>
      [inString, inTemplate].map((write) => ({ code: write(text), errors: 1 })),
    ),
  })

run('no-raw-colours', {
  valid: [
    'bg-surface text-ink-soft border-line-strong',
    'bg-red-ground text-red-text border-amber-line',
    'transition-colors text-sm grid-cols-2 -mx-1 -scale-x-100',
    'var(--color-accent)',
    'rgb(from var(--color-ink) r g b / 0.5)',
    '#main',
    '/todo#abc',
    'You are number #1',
  ],
  invalid: [
    'p-4 bg-red-500',
    'hover:text-gray-50',
    'text-white',
    'border-t-red-500',
    'divide-gray-200',
    'ring-offset-white',
    'inset-ring-red-500',
    'text-[#fff]',
    '#1a2b3c',
    'var(--sand-12)',
    'var(--amber-a9)',
    'rgb(0 0 0 / 0.5)',
    'oklch(0.7 0.1 90)',
  ],
})

run('no-physical-utilities', {
  valid: [
    'ms-2 -me-3 ps-4 pe-[3px] mx-auto px-2 inset-s-0 inset-e-2.5 inset-x-0',
    'border-s border-e-2 border-t rounded-s-none rounded-ee-card rounded-t-card',
    'text-start text-end float-start text-center',
    'animate-assemble-left left-page col-start-1 translate-x-0',
    '[position-area:self-block-end_span-self-inline-start]',
    'Turn right-handed, then 2 steps left',
  ],
  invalid: [
    'p-4 ml-auto',
    '-mr-1.5 p-4',
    'sm:pl-[3px]',
    'scroll-ml-4',
    'absolute right-2.5',
    'hover:border-l',
    'border-r-2',
    'rounded-bl-card',
    'max-sm:text-left',
    '[position-area:bottom_span-left]',
    '[position-area:top_left]',
    '[position-area:left_span-all]',
    '[margin-left:2px]',
    '[left:0]',
    'origin-top-left',
  ],
})
