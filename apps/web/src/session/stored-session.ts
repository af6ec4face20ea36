import { sessionKeys, type SessionKey } from '@tropa/contract/member/session'
import { tryOrUndefined } from '../api/try-or-undefined'

/** A session as it is stored, unchecked. */
export type StoredSession = Readonly<Record<SessionKey, string | null>>

const emptySession: StoredSession = { token: null, username: null, userType: null, role: null }

const listeners = new Set<() => void>()
let snapshot: StoredSession = emptySession

const read = (): StoredSession =>
  tryOrUndefined(() => {
    const [token = null, username = null, userType = null, role = null] = sessionKeys.map((key) =>
      localStorage.getItem(key),
    )
    return { token, username, userType, role }
  }) ?? emptySession

const notifyListeners = () => listeners.forEach((listener) => listener())

/** The stored session, unchecked; the same object until it changes, as `useSyncExternalStore` needs it. */
export const storedSession = (): StoredSession => {
  const now = read()
  if (sessionKeys.some((key) => now[key] !== snapshot[key])) snapshot = now
  return snapshot
}

export const isAnythingStored = () => Object.values(storedSession()).some((value) => value !== null)

/** The snapshot for server rendering: no session. */
export const noStoredSession = (): StoredSession => emptySession

/**
 * Stores the response of a login.
 *
 * @returns whether the browser allows storage
 */
export const storeSession = (
  token: string,
  { username, userType, role }: { username: string; userType: string; role: string[] },
) => {
  try {
    localStorage.setItem('token', token)
    localStorage.setItem('username', username)
    localStorage.setItem('userType', userType)
    localStorage.setItem('role', JSON.stringify(role))
  } catch {
    clearSession()
    return false
  }
  notifyListeners()
  return true
}

/** Stores the current teams of a token's member, unless somebody else has signed in since. */
export const storeRole = (token: string, role: readonly string[]) => {
  const stored = JSON.stringify(role)
  const present = storedSession()
  if (present.token !== token || present.role === stored) return
  tryOrUndefined(() => localStorage.setItem('role', stored))
  notifyListeners()
}

export const clearSession = () => {
  tryOrUndefined(() => sessionKeys.forEach((key) => localStorage.removeItem(key)))
  notifyListeners()
}

/** Calls the listener when the session changes, in this tab or in another; returns the function that ends it. */
export const subscribeToSession = (listener: () => void) => {
  const handleOtherTab = ({ key }: StorageEvent) => {
    if (key === null || sessionKeys.some((known) => known === key)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleOtherTab)
  }
}
