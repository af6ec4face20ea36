import { useCallback, useState } from 'react'

/**
 * Fetches a part of a page shortly before it is needed. A page works without a part that cannot be fetched.
 *
 * @param importPart - a dynamic import; the same function on every render
 * @returns the part once it is there, and the function that fetches it
 */
export const useOnDemand = <T>(importPart: () => Promise<T>) => {
  const [part, setPart] = useState<T>()
  const fetchPart = useCallback(() => {
    importPart().then(
      (fetched) => setPart(() => fetched),
      () => undefined,
    )
  }, [importPart])
  return [part, fetchPart] as const
}
