import { useMemo, useSyncExternalStore } from 'react'
import type { Session } from './session'
import { validSession } from './session'
import type { StoredSession } from './session-storage'
import { noStoredSession, storedSession, subscribeToSession } from './session-storage'

/** What is stored, unchecked; nothing on the server and while hydrating. */
const useStoredSession = (): StoredSession =>
  useSyncExternalStore(subscribeToSession, storedSession, noStoredSession)

/** The valid session, or `null`. */
export const useSession = (): Session | null => {
  const stored = useStoredSession()
  return useMemo(() => validSession(stored), [stored])
}
