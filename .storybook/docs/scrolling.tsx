import type { ReactNode } from 'react'

export interface ScrollingProps {
  /** Says what scrolls, for people who reach it with the keyboard. */
  label: string
  children: ReactNode
}

/** Safari scrolls with the keyboard only what can have the focus. */
const focusable = { tabIndex: 0 }

/** Scrolls what is wider than a phone, so that the page does not. */
export const Scrolling = ({ label, children }: ScrollingProps) => (
  <div role="region" aria-label={label} {...focusable} className="relative min-w-0 overflow-x-auto">
    {children}
  </div>
)
