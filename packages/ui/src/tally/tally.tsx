import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

export type TallyProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** How many squares are filled. */
  count: number
  /** How many squares there are. */
  total: number
}

/**
 * Squares that fill one by one, for up to about twenty: 8 of 13 have answered. Text beside them says
 * the same, so screen readers skip them.
 */
export const Tally = ({ count, total, className, ...props }: TallyProps) => (
  <span
    data-slot="tally"
    aria-hidden
    className={cn('inline-flex flex-wrap gap-1', className)}
    {...props}
  >
    {Array.from({ length: total }, (_, index) => (
      <span
        key={index}
        data-filled={index < count || undefined}
        className="size-2.5 rounded-mark border border-line-strong transition-[background-color,border-color,scale] data-filled:border-accent-line data-filled:bg-accent motion-safe:not-data-filled:scale-75 forced-colors:data-filled:bg-[CanvasText]"
      />
    ))}
  </span>
)
