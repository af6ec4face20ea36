import { useEffect } from 'react'

/**
 * Calls `onClose` on a press outside every `[data-entry]`. A page may render a month in two views and
 * hide one with CSS, so the entries of both views count as inside.
 */
export const useCloseOutside = (open: boolean, onClose: () => void) => {
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-entry]'))) onClose()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open, onClose])
}
