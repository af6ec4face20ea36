import { useLayoutEffect, type RefObject } from 'react'

const GAP = 4

/**
 * Shows a popover under its anchor (above, where there is more room) while open. A popover lies in
 * the browser's top layer: no dialog clips it, and it still belongs to the dialog it stands in.
 */
export const useAnchored = (
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
) => {
  useLayoutEffect(() => {
    const panel = popover.current
    const origin = anchor.current
    if (!open || !panel || !origin) return
    const place = () => {
      const box = origin.getBoundingClientRect()
      const below = window.innerHeight - box.bottom - GAP
      const up = below < 200 && box.top > below
      panel.style.left = `${box.left}px`
      panel.style.width = `${box.width}px`
      panel.style.top = up ? 'auto' : `${box.bottom + GAP}px`
      panel.style.bottom = up ? `${window.innerHeight - box.top + GAP}px` : 'auto'
      panel.style.maxHeight = `${Math.min(320, Math.max(120, up ? box.top - GAP : below) - 8)}px`
    }
    panel.showPopover()
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      panel.hidePopover()
    }
  }, [open, anchor, popover])
}
