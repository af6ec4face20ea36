import { expect, it } from 'vitest'
import { hasLongList } from './long-lists'

const rows = (count: number) => Array.from({ length: count }, () => ({}))

it.each([
  ['a list of 501 rows, however deep', { data: [{ links: rows(501) }] }, true],
  ['a row of a form after the 500th', { formState: { 'links.500.url': {} } }, true],
  ['a list of 500 rows', { data: { links: rows(500) } }, false],
  ['the 500th row of a form', { formState: { 'links.499.url': { value: '12345' } } }, false],
  ['no list', null, false],
])('finds whether a list is too long in %s', (_what, value, isLong) => {
  expect(hasLongList(value)).toBe(isLong)
})
