import { ownTurn, type Turn } from './password/gate'
import { matchesHash } from './password/hash-password'

/**
 * Compares a password with the stored hash. Without a stored hash it takes the same time and returns
 * `false`, so that nobody can tell unknown usernames from known ones.
 *
 * @param turn - who asks; whoever asks much waits for themselves and not for others
 * @throws a 429 where too many passwords wait to be hashed
 */
export const verifyPassword = (
  password: string,
  stored: { hash?: string | null; salt?: string | null } | undefined,
  turn: Turn = ownTurn,
): Promise<boolean> => {
  const { hash, salt } = stored ?? {}
  return matchesHash(password, hash && salt ? { hash, salt } : undefined, turn)
}
