import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

export type SquareTallyProps = ComponentProps<'span'> & {
  /** How many squares there are. */
  count: number
}

/**
 * A small number as squares in a row, beside words that say the number; the last one, filled, ends
 * something. It is decoration, so it has no name. How much of a limit is used up is a Meter.
 */
export const SquareTally = ({ count, className, ...props }: SquareTallyProps) => (
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
          index < count - 1
            ? 'bg-accent'
            : 'bg-ink print:bg-ink print:[print-color-adjust:exact] forced-colors:bg-[CanvasText]',
        )}
      />
    ))}
  </span>
)
