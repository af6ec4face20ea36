import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Turn } from './gate'
import { hashPassword, unknownHash, type StoredPassword } from './hash-password'

/** A new password and what is stored of it. */
export interface PreparedPassword extends StoredPassword {
  password: string
  /** The hash of the current password that was checked: the new one may replace no other. */
  replaces?: string | null | undefined
}

const prepared = new AsyncLocalStorage<PreparedPassword>()

/** Hashes a new password, for {@link withPrepared}. */
export const preparePassword = async (password: string, turn: Turn): Promise<PreparedPassword> => ({
  password,
  ...(await hashPassword(password, turn)),
})

/**
 * Runs what gives Payload a password that is hashed already: the hook `storePassword` finds the hash, so
 * that no write transaction, which other writes wait for, lasts as long as hashing does.
 */
export const withPrepared = <Result>(
  password: PreparedPassword,
  store: () => Promise<Result>,
): Promise<Result> => prepared.run(password, store)

/**
 * Hashes a new password, and then runs what gives it to Payload.
 *
 * @param more - with `replaces`, a 400 where another password has been stored in the meantime
 */
export const withPreparedPassword = async <Result>(
  password: string,
  turn: Turn,
  store: () => Promise<Result>,
  more: Pick<PreparedPassword, 'replaces'> = {},
): Promise<Result> => withPrepared({ ...(await preparePassword(password, turn)), ...more }, store)

/**
 * Runs what gives Payload a password that nobody knows, for an account whose member has not chosen one
 * yet. Nothing has to be hashed for it.
 */
export const withUnknownPassword = <Result>(
  store: (password: string) => Promise<Result>,
): Promise<Result> => {
  const password = randomBytes(32).toString('base64url')
  return withPrepared({ password, ...unknownHash() }, () => store(password))
}

/** What has been prepared of a password. */
export const preparedFor = (password: string): PreparedPassword | undefined => {
  const found = prepared.getStore()
  return found?.password === password ? found : undefined
}
