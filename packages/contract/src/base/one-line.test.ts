import { expect, it } from 'vitest'
import { oneLine } from './one-line'

it.each([
  ['a line break', 'one\r\n two', 'one two'],
  [
    'a character that turns the direction of what follows',
    '\u202egnp.exe\u2066 new',
    'gnp.exe new',
  ],
])('leaves %s out of a line', (_what, text, line) => {
  expect(oneLine(text)).toBe(line)
})
