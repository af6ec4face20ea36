import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A control that is disabled while busy loses the focus. This restores it afterwards, unless the
 * focus has moved elsewhere.
 */
export const useRestoreFocus = (ref: RefObject<HTMLElement | null>, busy: boolean) => {
  const hadFocus = useRef(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    if (busy) {
      hadFocus.current = document.activeElement === element
      return
    }
    if (hadFocus.current && document.activeElement === document.body) element.focus()
    hadFocus.current = false
  }, [ref, busy])
}
