import { autoUpdate, computePosition, flip, offset, size } from '@floating-ui/react-dom'
import { useLayoutEffect, type RefObject } from 'react'

const GAP = 4
const MARGIN = 8

const place = async (anchor: HTMLElement, popover: HTMLElement) => {
  popover.style.maxHeight = ''
  const { x, y } = await computePosition(anchor, popover, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(GAP),
      flip({ padding: MARGIN }),
      size({
        padding: MARGIN,
        apply: ({ availableHeight, rects }) => {
          popover.style.width = `${rects.reference.width}px`
          popover.style.maxHeight = `${Math.min(320, Math.max(120, availableHeight))}px`
        },
      }),
    ],
  })
  popover.style.left = `${x}px`
  popover.style.top = `${y}px`
}

/**
 * Shows a popover below its anchor while open, or above where it does not fit below. The browser
 * renders a popover in its top layer, so that no dialog clips it.
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
    panel.showPopover()
    const stopUpdating = autoUpdate(origin, panel, () => void place(origin, panel))
    return () => {
      stopUpdating()
      panel.hidePopover()
    }
  }, [open, anchor, popover])
}
