import { useMemo, useSyncExternalStore } from 'react'
import { type Session, validSession } from './session'
import { noStoredSession, storedSession, subscribeToSession } from './stored-session'

/** The valid session, or `null`; always `null` on the server and while hydrating. */
export const useSession = (): Session | null => {
  const stored = useSyncExternalStore(subscribeToSession, storedSession, noStoredSession)
  return useMemo(() => validSession(stored), [stored])
}
