import { useRef } from 'react'

/** Returns the focus after a dialog without a trigger: to what had it before, or to `#main` if that is gone. */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement | null>(null)
  return {
    /** Call it before the dialog opens. */
    rememberFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    /** A prop for the dialog's content. */
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main')
      target?.focus()
    },
  }
}
