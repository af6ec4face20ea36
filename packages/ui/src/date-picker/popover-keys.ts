import type { KeyboardEvent } from 'react'

/** The keys of everything in a popover: Tab stays inside, Escape closes it. */
export const handlePopoverKey = (event: KeyboardEvent) => {
  const popover = event.currentTarget.closest<HTMLElement>('[popover]')
  if (!popover) return
  // The browser does this too, but not where a dialog around it has prevented it.
  if (event.key === 'Escape') popover.hidePopover()
  if (event.key !== 'Tab') return
  const stops = [...popover.querySelectorAll<HTMLElement>('button:enabled:not([tabindex="-1"])')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}
