import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

export type SquareTallyProps = ComponentProps<'span'> & {
  /** How many squares there are. */
  count: number
  /** Whether the last square is filled: reaching it ends something. */
  endsFull?: boolean
}

/**
 * A small number as squares in a row, beside words that say the number. It is decoration, so it has no
 * name. How much of a limit is used up is a Meter.
 */
export const SquareTally = ({ count, endsFull = false, className, ...props }: SquareTallyProps) => (
  <span
    data-slot="square-tally"
    aria-hidden
    className={cn('inline-flex flex-wrap gap-1.5', className)}
    {...props}
  >
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        className={cn(
          'size-5 rounded-control border-2 border-ink',
          index < count - 1 || !endsFull
            ? 'bg-accent'
            : 'bg-ink print:bg-ink print:[print-color-adjust:exact]',
        )}
      />
    ))}
  </span>
)
