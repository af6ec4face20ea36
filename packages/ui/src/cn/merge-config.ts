/*
 * What tailwind-merge has to know of the utilities that are in use here. Its own list of all that
 * Tailwind can do is 7 kB gzipped, on every page; this one is 1 kB. `cn.test.ts` holds the two
 * against each other.
 */
const anything = () => true
const aLength = (value: string) => /^\[[\d.]/.test(value)

/** Utilities whose values all set the same one thing. */
const plain = [
  'p px py pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y space-x space-y',
  'inset inset-x inset-y top right bottom left z order w h size min-w max-w min-h max-h',
  'leading tracking bg opacity shadow transition duration ease delay animate cursor aspect',
  'overflow overflow-x overflow-y grid-cols grid-rows row col basis grow shrink columns',
  'justify justify-items justify-self items content self place-items place-content place-self',
  'translate translate-x translate-y rotate scale outline-offset underline-offset line-clamp',
  'rounded rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl',
  'whitespace select pointer-events scroll-m scroll-mt scroll-p fill stroke list hyphens',
].flatMap((line) => line.split(' '))

const widths = ['', '0', '2', '4', '8']
const sides = ['x', 'y', 't', 'r', 'b', 'l']
const lineStyles = ['solid', 'dashed', 'dotted', 'double', 'none']
const displays =
  'block inline-block inline flex inline-flex grid inline-grid contents table hidden list-item'

const all = (prefix: string, parts: string[]) => parts.map((part) => `${prefix}${part}`)
const box = (prefix: string) => ({
  [prefix]: all(prefix, sides),
  [`${prefix}x`]: all(prefix, ['r', 'l']),
  [`${prefix}y`]: all(prefix, ['t', 'b']),
})

export const mergeConfig = () => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(plain.map((prefix) => [prefix, [{ [prefix]: [anything] }]])),
    display: displays.split(' '),
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    'text-size': [{ text: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', aLength] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end', 'justify'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-colour': [{ text: [anything] }],
    'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold'] }],
    figures: ['tabular'],
    case: ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
    underline: ['underline', 'overline', 'line-through', 'no-underline'],
    'decoration-width': [{ decoration: ['0', '1', '2', '4', aLength] }],
    'decoration-colour': [{ decoration: [anything] }],
    truncate: ['truncate'],
    resize: ['resize', { resize: ['none', 'x', 'y'] }],
    'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
    flex: [{ flex: ['1', 'auto', 'initial', 'none'] }],
    border: [{ border: widths }],
    ...Object.fromEntries(sides.map((s) => [`border-${s}`, [{ [`border-${s}`]: widths }]])),
    'border-style': [{ border: lineStyles }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'border-spacing': [{ 'border-spacing': [anything] }],
    'border-colour': [{ border: [anything] }],
    outline: [{ outline: ['', '1', '2', 'none', 'hidden', ...lineStyles] }],
    'outline-colour': [{ outline: [anything] }],
  },
  conflictingClassGroups: {
    ...box('p'),
    ...box('m'),
    ...box('border-'),
    border: all('border-', sides),
    'text-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    flex: ['basis', 'grow', 'shrink'],
    gap: ['gap-x', 'gap-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    size: ['w', 'h'],
    overflow: ['overflow-x', 'overflow-y'],
    translate: ['translate-x', 'translate-y'],
    rounded: all('rounded-', ['t', 'r', 'b', 'l', 'tl', 'tr', 'br', 'bl']),
    'rounded-t': ['rounded-tl', 'rounded-tr'],
    'rounded-r': ['rounded-tr', 'rounded-br'],
    'rounded-b': ['rounded-br', 'rounded-bl'],
    'rounded-l': ['rounded-tl', 'rounded-bl'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', '*', 'placeholder', 'file', 'marker'],
})
