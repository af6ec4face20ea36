import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

// Payload's own format, which it does not export: payload/src/auth/strategies/local/generatePasswordSaltHash.ts
const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const keyLength = 32

const nobody = { hash: `${prefix}${'0'.repeat(keyLength * 2)}`, salt: '0'.repeat(64) }

/**
 * Checks a password against what is stored. Without a stored hash it works as long and fails, so that
 * an unknown username takes the time of a known one.
 */
export const verifyPassword = async (
  password: string,
  stored: { hash?: string | null; salt?: string | null } | undefined,
): Promise<boolean> => {
  const isKnown = Boolean(stored?.hash?.startsWith(prefix) && stored.salt)
  const hash = (isKnown && stored?.hash) || nobody.hash
  const salt = (isKnown && stored?.salt) || nobody.salt
  const derived = await derive(password, salt, iterations, keyLength, 'sha256')
  const expected = Buffer.from(hash.slice(prefix.length), 'hex')
  return expected.length === derived.length && timingSafeEqual(derived, expected) && isKnown
}
