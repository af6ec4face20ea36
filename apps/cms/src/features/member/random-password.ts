import { randomInt } from 'node:crypto'

// Without the characters that look like others. Four groups of five are 99 bits.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 4
const groupLength = 5

const randomCharacter = () => alphabet.charAt(randomInt(alphabet.length))

/** A password to be read from a screen and typed. */
export const randomPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, randomCharacter).join(''),
  ).join('-')
