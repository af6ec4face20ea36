import type { ReactNode } from 'react'

interface ChoiceTextProps {
  description?: ReactNode
  /** The label. */
  children: ReactNode
}

/** The words beside a box, a circle or a switch: a label, and a description below it. */
export const ChoiceText = ({ description, children }: ChoiceTextProps) => (
  <span className="grid min-w-0 grid-cols-1 wrap-anywhere">
    <span className="font-medium">{children}</span>
    {description ? <span className="text-xs text-ink-soft">{description}</span> : null}
  </span>
)
