import { useCallback, useState } from 'react'

/**
 * A part of a page that is fetched when somebody is about to use it. Where it cannot be fetched the
 * page does without.
 *
 * @param fetchPart - a dynamic import; the same function on every render
 */
export const useOnDemand = <T>(fetchPart: () => Promise<T>): [T | undefined, () => void] => {
  const [part, setPart] = useState<T>()
  const fetchOnce = useCallback(() => {
    fetchPart().then(
      (fetched) => setPart(() => fetched),
      () => undefined,
    )
  }, [fetchPart])
  return [part, fetchOnce]
}
