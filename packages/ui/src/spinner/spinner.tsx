import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { SpinnerIcon } from '../icons/icons'

export type SpinnerProps = ComponentProps<'span'> & {
  /** Says what is loading. Leave it out where text beside the spinner says so. */
  label?: string
}

/**
 * Shows that something small is loading, with a `label` where no text beside it says so. A Button has a
 * loading state of its own, and a list or a screen a Skeleton.
 */
export const Spinner = ({ label, className, ...props }: SpinnerProps) => (
  <span
    data-slot="spinner"
    {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    className={cn('inline-grid size-4 shrink-0 place-items-center', className)}
    {...props}
  >
    <SpinnerIcon aria-hidden className="size-full animate-spin" strokeWidth={2.25} />
    {label ? <span className="sr-only">{label}</span> : null}
  </span>
)
