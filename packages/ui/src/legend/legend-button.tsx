import type { ReactNode } from 'react'

type LegendButtonProps = {
  name: string | undefined
  /** What is chosen after a click. */
  next: readonly string[]
  pressed: boolean
  onChoose: () => void
  children: ReactNode
}

/** A choice of the legend. With a name it submits its form until the scripts have loaded. */
export const LegendButton = ({ name, next, pressed, onChoose, children }: LegendButtonProps) => (
  <button
    {...(name ? { type: 'submit', name, value: next.join(',') } : { type: 'button' })}
    aria-pressed={pressed}
    onClick={(event) => {
      event.preventDefault()
      onChoose()
    }}
    className="inline-flex h-8 items-center justify-center gap-2 rounded-full border border-line bg-surface px-3 text-xs font-semibold whitespace-nowrap transition-colors hover:border-line-strong focus-visible:-outline-offset-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-11 pointer-coarse:min-w-11 print:border-0 print:px-1"
  >
    {children}
  </button>
)
