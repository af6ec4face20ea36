import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { SpinnerIcon } from '../icons/icons'

export type SpinnerProps = ComponentProps<'span'>

/**
 * Shows that something small is loading, beside a text that says so. A Button has a loading state of its
 * own, and a list or a screen a Skeleton.
 */
export const Spinner = ({ className, ...props }: SpinnerProps) => (
  <span
    data-slot="spinner"
    aria-hidden
    className={cn('inline-grid size-4 shrink-0 place-items-center', className)}
    {...props}
  >
    <SpinnerIcon aria-hidden className="size-full animate-spin" strokeWidth={2.25} />
  </span>
)
