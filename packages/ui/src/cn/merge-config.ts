/*
 * The utilities that tailwind-merge has to know here. Its own configuration covers all of Tailwind
 * and costs 7 kB gzipped on every page; this one costs 1 kB. `cn.test.ts` compares the two and fails
 * on a class in use whose group is missing here.
 */
const anything = () => true
const isLength = (value: string) => /^\[[\d.]/.test(value)
const isImage = (value: string) => /^\[(url|.*gradient)\(/.test(value)

/** Utilities that set one property, whatever their value. */
const singleProperty = [
  'p px py pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y space-x space-y',
  'inset inset-x inset-y inset-shadow top right bottom left z order w h size min-w max-w min-h max-h',
  'leading tracking opacity shadow transition duration ease delay animate cursor aspect object',
  'overflow overflow-x overflow-y grid-cols grid-rows auto-cols auto-rows basis grow shrink columns',
  'row row-start row-end col col-start col-end content align appearance origin backdrop-blur',
  'justify justify-items justify-self items self place-items place-content place-self',
  'translate translate-x translate-y rotate scale outline-offset underline-offset line-clamp',
  'rounded rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl',
  'whitespace wrap break select pointer-events scroll-m scroll-mt scroll-p fill stroke list hyphens',
  'isolate grayscale field-sizing forced-color-adjust',
].flatMap((line) => line.split(' '))

const widths = ['', '0', '1', '2', '4', '8']
const alignments = ['center', 'start', 'end', 'between', 'around', 'evenly', 'baseline', 'stretch']
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
    ...Object.fromEntries(singleProperty.map((prefix) => [prefix, [{ [prefix]: ['', anything] }]])),
    'align-content': [{ content: ['normal', ...alignments] }],
    'bg-image': [{ bg: ['none', isImage] }],
    'bg-colour': [{ bg: [anything] }],
    display: displays.split(' '),
    visibility: ['visible', 'invisible', 'collapse'],
    'screen-readers': ['sr-only', 'not-sr-only'],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    'text-size': [{ text: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', isLength] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end', 'justify'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-colour': [{ text: [anything] }],
    'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold'] }],
    'text-case': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
    underline: ['underline', 'overline', 'line-through', 'no-underline'],
    'decoration-width': [{ decoration: ['0', '1', '2', '4', isLength] }],
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
    ring: [{ ring: widths }],
    'ring-colour': [{ ring: [anything] }],
    outline: [{ outline: widths }],
    'outline-style': [{ outline: [...lineStyles, 'hidden'] }],
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
