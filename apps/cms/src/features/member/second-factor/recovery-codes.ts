import { createHash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@tropa/contract/second-factor'

// Without characters that look alike. Four groups of four characters have 79 bits, which cannot be
// guessed from a plain hash. It needs no key either, so that a recovery code still works where
// PAYLOAD_SECRET was lost and the secret of the app with it.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 4
const groupLength = 4

const randomGroup = () =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

const randomCode = () => Array.from({ length: groups }, randomGroup).join('-')

const hashOf = (typed: string) =>
  createHash('sha256')
    .update(typed.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('base64url')

/** Ten new recovery codes, which are shown once, and their hashes for storage. */
export const createRecoveryCodes = (): { codes: string[]; hashes: string } => {
  const codes = Array.from({ length: recoveryCodeCount }, randomCode)
  return { codes, hashes: codes.map(hashOf).join(' ') }
}

/**
 * Takes a recovery code out of stored hashes.
 *
 * @returns the hashes that remain, or `undefined` where this is none of the codes
 */
export const withoutCode = (hashes: string, typed: string): string | undefined => {
  const used = hashOf(typed)
  const all = hashes.split(' ')
  return all.includes(used) ? all.filter((hash) => hash !== used).join(' ') : undefined
}
