import { isRecord } from '@tropa/contract/base/is-record'
import type { TokenPayload, UserType } from '@tropa/contract/member/member'
import { tryOrUndefined } from '../api/try-or-undefined'
import { serverNow } from '../api/server-clock'
import type { StoredSession } from './stored-session'

/** A session whose stored keys agree with its token. */
export interface Session {
  id: string
  token: string
  username: string
  userType: UserType
  role: string[]
  /** In milliseconds since 1970. */
  expiresAt: number
}

const isUserType = (value: unknown): value is UserType => value === 'admin' || value === 'user'

const parseJson = (text: string) => tryOrUndefined(() => JSON.parse(text) as unknown)

const decodeBase64Url = (text: string) =>
  tryOrUndefined(() => {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  }) ?? ''

/** The payload of a token, or `null` if it is invalid. Only the server can verify the signature. */
export const readPayload = (token: string): TokenPayload | null => {
  const payload = parseJson(decodeBase64Url(token.split('.')[1] ?? ''))
  if (!isRecord(payload)) return null
  const { id, username, userType, exp } = payload
  return typeof id === 'string' &&
    typeof username === 'string' &&
    isUserType(userType) &&
    typeof exp === 'number'
    ? { id, username, userType, exp }
    : null
}

const readRole = (role: string | null): string[] | null => {
  const names = role === null ? undefined : parseJson(role)
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null
}

/**
 * The stored session, or `null` if anything is missing, expired or contradicts the token.
 */
export const validSession = (stored: StoredSession): Session | null => {
  const { token, username } = stored
  if (!token || !username) return null
  const payload = readPayload(token)
  const role = readRole(stored.role)
  if (!payload || !role) return null
  const { id, userType } = payload
  const expiresAt = payload.exp * 1000
  if (expiresAt <= serverNow()) return null
  if (payload.username !== username || userType !== stored.userType) return null
  return { id, token, username, userType, role, expiresAt }
}
