import { useRef } from 'react'
import { focusFirst, neighbourOf } from './list-neighbour'

/**
 * Returns the focus after a dialog without a trigger: to what had it before. If that is gone, because
 * its list item was deleted, the focus moves to the next item, or to `#main` if the list is empty.
 */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement | null>(null)
  const neighbour = useRef<HTMLElement | undefined>(undefined)
  return {
    /** Call it before the dialog opens. */
    rememberFocus: () => {
      const focused = document.activeElement
      opener.current = focused instanceof HTMLElement ? focused : null
      neighbour.current = focused ? neighbourOf(focused) : undefined
    },
    /** A prop for the dialog's content. */
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      focusFirst([opener.current, neighbour.current])
    },
  }
}
