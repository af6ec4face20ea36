import { useCallback, type Ref, type RefCallback } from 'react'

/** One ref that feeds two: the component's own and the one it was given. */
export const useComposedRef = <T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> =>
  useCallback(
    (node: T | null) => {
      const undo = [assign(own, node), assign(given, node)]
      return () => undo.forEach((clear) => clear())
    },
    [own, given],
  )

const assign = <T>(ref: Ref<T> | undefined, node: T | null): (() => void) => {
  if (typeof ref === 'function') {
    const clear = ref(node)
    return () => (typeof clear === 'function' ? clear() : ref(null))
  }
  if (ref) ref.current = node
  return () => {
    if (ref) ref.current = null
  }
}
