/*
 * The utilities that `cn` has to know. tailwind-merge covers all of Tailwind and costs 9 kB gzipped on
 * every page; this costs 1 kB. `cn.test.ts` compares the two and fails on a class in use whose group
 * is missing here.
 */
type Test = string | ((value: string) => boolean)

const anything = () => true
const isLength = (value: string) => /^\[(length:|[\d.])/.test(value)
const isImage = (value: string) => /^\[(url|.*gradient)\(/.test(value)

/** Utilities that set one property, whatever their value. */
const singleProperty = [
  'p px py pt pe pb ps m mx my mt me mb ms gap gap-x gap-y space-x',
  'inset inset-x inset-y top inset-e bottom inset-s z order w h size min-w max-w min-h max-h',
  'leading tracking overscroll opacity shadow transition delay animate cursor aspect object',
  'overflow overflow-x overflow-y grid-cols grid-rows auto-rows basis grow shrink',
  'row col col-start content align appearance origin backdrop-blur',
  'justify justify-items justify-self items self place-items',
  'translate translate-x translate-y rotate scale scale-x outline-offset underline-offset line-clamp',
  'rounded rounded-t rounded-e rounded-b rounded-s rounded-ss rounded-se rounded-ee rounded-es',
  'whitespace wrap break break-inside resize select pointer-events scroll-mb scroll-mt fill list',
  'isolate grayscale brightness field-sizing forced-color-adjust',
].flatMap((line) => line.split(' '))

/** Utilities that set a colour unless their value is one of the group before. */
const coloured = ['bg', 'text', 'decoration', 'border', 'ring', 'outline']

const lengths = ['', '0', '1', '2', '3', '4', '8', isLength]
const sides = ['x', 'y', 't', 'e', 'b', 's']
const lineStyles = ['solid', 'dashed', 'none']

const all = (prefix: string, parts: string[]) => parts.map((part) => `${prefix}${part}`)
const box = (prefix: string) => ({
  [prefix]: all(prefix, sides),
  [`${prefix}x`]: all(prefix, ['e', 's']),
  [`${prefix}y`]: all(prefix, ['t', 'b']),
})
const groups = (prefixes: string[], values: Test[], suffix = '') =>
  Object.fromEntries(prefixes.map((prefix) => [prefix + suffix, [{ [prefix]: values }]]))

/** The groups of utilities that set the same thing: whole names, or a prefix and its values. */
export const classGroups: Record<string, (string | Record<string, Test[]>)[]> = {
  ...groups(singleProperty, ['', anything]),
  'align-content': [{ content: ['center', 'start', 'end'] }],
  'bg-image': [{ bg: ['none', isImage] }],
  display: [
    ...['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid'],
    ...['contents', 'table', 'hidden'],
  ],
  visibility: ['visible', 'invisible'],
  'sr-only': ['sr-only', 'not-sr-only'],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  'text-size': [{ text: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', isLength] }],
  'text-align': [{ text: ['start', 'center', 'end'] }],
  'text-wrap': [{ text: ['balance'] }],
  'container-type': ['@container'],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
  'text-case': ['uppercase', 'capitalize'],
  underline: ['underline', 'line-through', 'no-underline'],
  truncate: ['truncate'],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap'] }],
  flex: [{ flex: ['1', 'auto', 'none'] }],
  ...groups(['decoration', 'border', 'ring', 'outline', ...all('border-', sides)], lengths),
  ...groups(['border', 'outline'], lineStyles, '-style'),
  'border-collapse': [{ border: ['separate'] }],
  'border-spacing': [{ 'border-spacing': [anything] }],
  ...groups(coloured, [anything], '-colour'),
}

/** The groups that a later utility of another group overrides. */
export const overridden: Record<string, string[] | undefined> = {
  ...box('p'),
  ...box('m'),
  ...box('border-'),
  border: all('border-', sides),
  'text-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'inset-e', 'bottom', 'inset-s'],
  'inset-x': ['inset-e', 'inset-s'],
  'inset-y': ['top', 'bottom'],
  size: ['w', 'h'],
  overflow: ['overflow-x', 'overflow-y'],
  translate: ['translate-x', 'translate-y'],
  rounded: all('rounded-', ['t', 'e', 'b', 's', 'ss', 'se', 'ee', 'es']),
  'rounded-e': ['rounded-se', 'rounded-ee'],
  'rounded-s': ['rounded-ss', 'rounded-es'],
}
