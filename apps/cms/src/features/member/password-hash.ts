import crypto, { randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export interface StoredPassword {
  hash: string
  salt: string
}

// Payload's own format, which it does not export: payload/src/auth/strategies/local/generatePasswordSaltHash.ts
const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const keyLength = 32
const saltLength = 32

// Looked up at each call: tests replace it by a quick one.
const derive = (password: string, salt: string) =>
  promisify(crypto.pbkdf2)(password, salt, iterations, keyLength, 'sha256')

/** The hash that a password is compared with if the member has none, so that the response takes as long. */
const dummy: StoredPassword = {
  hash: `${prefix}${'0'.repeat(keyLength * 2)}`,
  salt: '0'.repeat(saltLength * 2),
}

/** Hashes a new password, in one normal form because keyboards differ; call it inside `admit`. */
export const hashPassword = async (password: string): Promise<StoredPassword> => {
  const salt = randomBytes(saltLength).toString('hex')
  const key = await derive(password.normalize('NFC'), salt)
  return { hash: `${prefix}${key.toString('hex')}`, salt }
}

/**
 * Compares a password with the stored hash; call it inside `admit`. Without a stored hash it takes the
 * same time and returns `false`, so that nobody can tell unknown usernames from known ones. One that was
 * stored before passwords had one normal form is compared as it is typed.
 */
export const verifyPassword = async (
  password: string,
  member: { hash?: string | null; salt?: string | null } | null | undefined,
): Promise<boolean> => {
  const { hash, salt } = member ?? {}
  const stored = hash?.startsWith(prefix) && salt ? { hash, salt } : undefined
  const compared = stored ?? dummy
  const expected = Buffer.from(compared.hash.slice(prefix.length), 'hex')
  for (const form of new Set([password.normalize('NFC'), password])) {
    const key = await derive(form, compared.salt)
    if (expected.length === key.length && timingSafeEqual(key, expected))
      return stored !== undefined
  }
  return false
}
