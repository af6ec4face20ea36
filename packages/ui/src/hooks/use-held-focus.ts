import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A control loses the focus when it is disabled while busy. This gives it back afterwards, unless
 * the focus has moved on in the meantime.
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
