import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

// Payload's own format, which it does not export: payload/src/auth/strategies/local/generatePasswordSaltHash.ts
const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const keyLength = 32

const dummy = { hash: `${prefix}${'0'.repeat(keyLength * 2)}`, salt: '0'.repeat(64) }

/**
 * Compares a password with the stored hash. Without a stored hash it takes the same time and returns
 * `false`, so that nobody can tell unknown usernames from known ones.
 */
export const verifyPassword = async (
  password: string,
  stored: { hash?: string | null; salt?: string | null } | undefined,
): Promise<boolean> => {
  const hasHash = Boolean(stored?.hash?.startsWith(prefix) && stored.salt)
  const hash = (hasHash && stored?.hash) || dummy.hash
  const salt = (hasHash && stored?.salt) || dummy.salt
  const derived = await derive(password, salt, iterations, keyLength, 'sha256')
  const expected = Buffer.from(hash.slice(prefix.length), 'hex')
  return expected.length === derived.length && timingSafeEqual(derived, expected) && hasHash
}
