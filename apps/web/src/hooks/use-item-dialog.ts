import { startTransition, useRef, useState } from 'react'

/** The state of a dialog about one item of a list: whether it is open, the item, and what gets the focus back. */
export const useItemDialog = <T>() => {
  const returnFocusTo = useRef<Element>(null)
  const [{ isOpen, subject, count }, setState] = useState({
    isOpen: false,
    subject: null as T | null,
    count: 0,
  })
  // A request of an earlier item that ends late must not close the dialog of the next one.
  const close = () =>
    setState((present) => (present.count === count ? { ...present, isOpen: false } : present))
  return {
    isOpen,
    /** The item the dialog is about. Closing keeps it, because the dialog fades out. */
    subject,
    /** How often the dialog was opened; the React key of content that starts empty each time. */
    count,
    /** Opens the dialog. Pass the opener if it may not have the focus. */
    ask: (next: T, opener?: Element) => {
      returnFocusTo.current = opener ?? null
      // The press is painted first: a dialog takes long to render on a slow phone.
      startTransition(() =>
        setState((before) => ({ isOpen: true, subject: next, count: before.count + 1 })),
      )
    },
    close,
    cancel: () => startTransition(close),
    returnFocusTo,
  }
}

export type ItemDialog<T> = ReturnType<typeof useItemDialog<T>>
