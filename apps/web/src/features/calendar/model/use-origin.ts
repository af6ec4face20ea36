import { useHydrated } from '@tropa/ui/use-hydrated'
import { useRootData } from '../../../hooks/use-site'

/** The origin of the site's addresses: the server's, and once hydrated the one that was opened. */
export const useOrigin = (): string => {
  const root = useRootData()
  return useHydrated() ? window.location.origin : (root?.origin ?? '')
}
