import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: false on the server and while hydrating, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
