import { randomInt } from 'node:crypto'

// Without characters that look alike: each has almost five bits.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Four groups of random characters, which are easy to read from a screen and type. */
export const randomGroups = (groupLength: number): string => {
  const randomCharacter = () => alphabet.charAt(randomInt(alphabet.length))
  const randomGroup = () => Array.from({ length: groupLength }, randomCharacter).join('')
  return Array.from({ length: 4 }, randomGroup).join('-')
}

/** A password of 99 bits. */
export const randomPassword = (): string => randomGroups(5)
