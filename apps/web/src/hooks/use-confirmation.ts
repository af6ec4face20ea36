import { useState } from 'react'
import { useReturnFocus } from './use-return-focus'

/** A question about one thing of a list, before something is done to it. */
export const useConfirmation = <T>() => {
  const { rememberFocus, onCloseAutoFocus } = useReturnFocus()
  const [isOpen, setIsOpen] = useState(false)
  const [subject, setSubject] = useState<T | null>(null)
  return {
    isOpen,
    /** What is asked about. It stays while the dialog fades away. */
    subject,
    ask: (next: T) => {
      rememberFocus()
      setSubject(next)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    onCloseAutoFocus,
  }
}
