import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A control that is disabled while busy loses the focus. This restores it afterwards, unless the
 * focus has moved elsewhere.
 */
export const useHeldFocus = (ref: RefObject<HTMLElement | null>, busy: boolean) => {
  const held = useRef(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    if (busy) {
      held.current = document.activeElement === element
      return
    }
    if (held.current && document.activeElement === document.body) element.focus()
    held.current = false
  }, [ref, busy])
}
