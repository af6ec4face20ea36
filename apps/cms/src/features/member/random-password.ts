import { randomInt } from 'node:crypto'

// Without characters that look alike. Four groups of five characters have 99 bits.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 4
const groupLength = 5

const randomCharacter = () => alphabet.charAt(randomInt(alphabet.length))

/** A password that is easy to read from a screen and type. */
export const randomPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, randomCharacter).join(''),
  ).join('-')
