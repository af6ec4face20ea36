import { startTransition, useState } from 'react'
import { useReturnFocus } from './keep-focus'

/** The state of a confirmation dialog about one item of a list. */
export const useConfirmation = <T>() => {
  const { rememberFocus, onCloseAutoFocus } = useReturnFocus()
  const [isOpen, setIsOpen] = useState(false)
  const [subject, setSubject] = useState<T | null>(null)
  const [count, setCount] = useState(0)
  return {
    isOpen,
    /** The item the dialog asks about. Closing keeps it, because the dialog fades out. */
    subject,
    /** How often the dialog was opened, as the key of what starts empty each time. */
    count,
    /** Opens it, with what opens it if that may not have the focus. */
    ask: (next: T, opener?: Element) => {
      rememberFocus(opener)
      // The press is painted first: a dialog takes long to render on a slow phone.
      startTransition(() => {
        setSubject(next)
        setCount((before) => before + 1)
        setIsOpen(true)
      })
    },
    close: () => setIsOpen(false),
    cancel: () => startTransition(() => setIsOpen(false)),
    onCloseAutoFocus,
  }
}

export type Confirmation<T> = ReturnType<typeof useConfirmation<T>>
