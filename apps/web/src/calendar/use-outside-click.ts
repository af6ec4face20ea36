import type { RefObject } from 'react'
import { useEffect } from 'react'

/** Calls back when something outside of an element is pressed, while it listens. */
export const useOutsideClick = (
  element: RefObject<HTMLElement | null>,
  isListening: boolean,
  onOutside: () => void,
) => {
  useEffect(() => {
    if (!isListening) return
    const check = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onOutside()
    }
    document.addEventListener('pointerdown', check)
    return () => document.removeEventListener('pointerdown', check)
  }, [element, isListening, onOutside])
}
