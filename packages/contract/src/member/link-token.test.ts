import { describe, expect, it } from 'vitest'
import { wholeToken } from './link-token'

const token = 'Ab-_'.repeat(10) + 'xyz'
const [start, end] = [token.slice(0, 20), token.slice(20)]

describe('the token of a link', () => {
  it.each([
    ['as it was made', `#${token}`],
    ['without the hash sign', token],
    ['with an encoded hash sign', `%23${token}`],
    ['with a hash sign that was encoded twice', `%2523${token}`],
    ['with a full stop behind it', `#${token}.`],
    ['with a bracket behind it', `#${token})`],
    ['with an encoded bracket behind it', `#${token}%3E`],
    ['with an escaped bracket behind it', `#${token}&gt;`],
    ['with a query behind it', `#${token}?utm_source=mail`],
    ['with a line break in it', `#${start}%0D%0A${end}`],
    ['with a space in it', `#${start} ${end}`],
    ['with the soft line break of a mail in it', `#${start}=%0A${end}`],
    ['with an invisible character in it', `#${start}%E2%80%8B${end}`],
    ['with an encoded dash in it', `#${token.replaceAll('-', '%2D')}`],
  ])('is read %s', (_how, text) => {
    expect(wholeToken(text)).toBe(token)
  })

  it.each([
    ['nothing is left of it', ''],
    ['only its hash sign is left', '#'],
    ['it ends at a line break', `#${start}`],
    ['its last character is missing', `#${token.slice(0, -1)}.`],
    ['a query stands behind what is left', `#${start}?utm_source=a-mail-program-of-the-campus`],
    ['it cannot be decoded', '#%E0%A4%A'],
  ])('is not taken for whole if %s', (_what, text) => {
    expect(wholeToken(text)).toBeUndefined()
  })
})
