import { describe, it } from 'node:test'
import { RuleTester } from 'eslint'
import { noPhysicalUtilities } from './physical-utilities.js'

RuleTester.describe = describe
RuleTester.it = it

const physical = (text, utility) => ({
  code: `const classes = ${JSON.stringify(text)}`,
  errors: [{ messageId: 'physical', data: { utility } }],
})

new RuleTester().run('no-physical-utilities', noPhysicalUtilities, {
  valid: [
    'ms-2 -me-3 ps-4 pe-[3px] mx-auto px-2 inset-s-0 inset-e-2.5 inset-x-0',
    'border-s border-e-2 border-t rounded-s-none rounded-ee-card rounded-t-card',
    'text-start text-end float-start text-center',
    'animate-assemble-left left-page col-start-1 translate-x-0',
    '[position-area:self-block-end_span-self-inline-start]',
    'Turn right-handed, then 2 steps left',
  ].map((text) => `const classes = ${JSON.stringify(text)}`),
  invalid: [
    physical('p-4 ml-auto', 'ml-auto'),
    physical('-mr-1.5 p-4', '-mr-1.5'),
    physical('sm:pl-[3px]', 'pl-[3px]'),
    physical('scroll-ml-4', 'scroll-ml-4'),
    physical('absolute right-2.5', 'right-2.5'),
    physical('hover:border-l', 'border-l'),
    physical('border-r-2', 'border-r-2'),
    physical('rounded-bl-card', 'rounded-bl-card'),
    physical('max-sm:text-left', 'text-left'),
    physical('[position-area:bottom_span-left]', '[position-area:bottom_span-left]'),
    physical('[position-area:top_left]', '[position-area:top_left]'),
    physical('[position-area:left_span-all]', '[position-area:left_span-all]'),
    physical('[margin-left:2px]', '[margin-left:2px]'),
    physical('[left:0]', '[left:0]'),
    physical('origin-top-left', 'origin-top-left'),
    { code: 'const classes = `pr-2 ${size}`', errors: [{ messageId: 'physical' }] },
  ],
})
