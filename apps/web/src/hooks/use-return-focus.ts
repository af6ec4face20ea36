import { useRef } from 'react'

/**
 * For a dialog that no trigger of its own opened: gives the focus back to what had it before, or to
 * the screen where that is gone.
 */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement | null>(null)
  return {
    /** To be called when the dialog is about to open. */
    rememberFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    /** For the dialog's content. */
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main')
      target?.focus()
    },
  }
}
