import { useEffect, type RefObject } from 'react'

/** Calls back when something outside all `[data-entry]` of the container is pressed. */
export function useCloseOutside(
  container: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
) {
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      const entry = target instanceof Element ? target.closest('[data-entry]') : null
      if (!entry || !container.current?.contains(entry)) onClose()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [container, open, onClose])
}
