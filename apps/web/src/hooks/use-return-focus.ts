import { useRef } from 'react'
import { focusFirst, itemOf, neighbourOf } from './list-neighbour'

/**
 * Returns the focus after a dialog: to what had it before. If that is gone, the focus moves to its list
 * item; if the item is gone too, to the next one, or to `#main` if the list is empty.
 */
export const useReturnFocus = () => {
  const candidates = useRef<(HTMLElement | null | undefined)[]>([])
  return {
    /** Call it before the dialog opens, with what opens it if that may not have the focus. */
    rememberFocus: (opener = document.activeElement) => {
      candidates.current =
        opener instanceof HTMLElement ? [opener, itemOf(opener), neighbourOf(opener)] : []
    },
    /** A prop for the dialog's content. */
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      focusFirst(candidates.current)
    },
  }
}
