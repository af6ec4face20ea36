/** The keys of a session in the browser's storage (contract, section 4). */
export const sessionKeys = ['token', 'username', 'userType', 'role'] as const

type SessionKey = (typeof sessionKeys)[number]

/** What the browser's storage holds, unchecked. */
export type StoredSession = Readonly<Record<SessionKey, string | null>>

const emptySession: StoredSession = { token: null, username: null, userType: null, role: null }

const listeners = new Set<() => void>()
let last: StoredSession = emptySession

const read = (): StoredSession => {
  try {
    const [token = null, username = null, userType = null, role = null] = sessionKeys.map((key) =>
      localStorage.getItem(key),
    )
    return { token, username, userType, role }
  } catch {
    return emptySession // a browser that forbids storage has no session
  }
}

const changed = () => listeners.forEach((listener) => listener())

/** What is stored now; the same object as long as nothing changed. */
export const storedSession = (): StoredSession => {
  const now = read()
  if (sessionKeys.some((key) => now[key] !== last[key])) last = now
  return last
}

/** Whether any of a session's keys is stored. */
export const isAnythingStored = () => Object.values(storedSession()).some((value) => value !== null)

/** What the server renders with: no session. */
export const noStoredSession = (): StoredSession => emptySession

/** Keeps what a login answered; whether the browser let it. */
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
  changed()
  return true
}

/** Forgets the session and nothing else. */
export const clearSession = () => {
  try {
    sessionKeys.forEach((key) => localStorage.removeItem(key))
  } catch {
    return
  }
  changed()
}

/** Tells when the session changes, in this tab or in another. */
export const subscribeToSession = (listener: () => void) => {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || sessionKeys.some((known) => known === key)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
