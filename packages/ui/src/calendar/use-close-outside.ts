import { useEffect } from 'react'

/**
 * Calls back when something outside all `[data-entry]` is pressed. A page may show one month in two
 * views, of which a style hides one, so an entry counts in whichever view it stands.
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
