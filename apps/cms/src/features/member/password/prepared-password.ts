import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { panelRequest, type PreparedPassword } from '../../../payload/access/panel-request'
import { admit, type Turn } from './gate'
import { hashPassword, unknownHash } from './hash-password'

declare module 'payload' {
  interface RequestContext {
    /** Of the password that is given to Payload in the same call. */
    prepared?: PreparedPassword | undefined
  }
}

/**
 * Hashes a new password, for the context of what gives it to Payload: the hook `storePassword` finds the hash
 * there, so that no write transaction, which other writes wait for, lasts as long as hashing does.
 */
export const preparePassword = async (password: string, turn: Turn): Promise<PreparedPassword> => ({
  password,
  ...(await admit(turn, () => hashPassword(password))),
})

/** A password that nobody knows, for an account whose member has not chosen one yet. Nothing has to be hashed for it. */
export const unknownPassword = (): PreparedPassword => ({
  password: randomBytes(32).toString('base64url'),
  ...unknownHash(),
})

/** What has been prepared of a password. */
export const preparedFor = (
  { context }: PayloadRequest,
  password: string,
): PreparedPassword | undefined =>
  [context.prepared, panelRequest()?.prepared].find((each) => each?.password === password)
