import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

export type SkeletonProps = ComponentProps<'div'>

/**
 * A grey shape in place of content that is loading, in the shape of what will appear, so that nothing
 * jumps. Set its size with `className`, and put it into a SkeletonGroup.
 */
export const Skeleton = ({ className, ...props }: SkeletonProps) => (
  <div
    data-slot="skeleton"
    aria-hidden
    className={cn('h-4 animate-breathe rounded-control bg-pressed forced-colors:border', className)}
    {...props}
  />
)

export type SkeletonGroupProps = ComponentProps<'div'> & {
  /** Says what is loading. For screen readers only. */
  label: string
}

/** Groups the skeletons of a list or screen and announces once that it is loading. */
export const SkeletonGroup = ({ label, className, children, ...props }: SkeletonGroupProps) => (
  <div data-slot="skeleton-group" role="status" className={className} {...props}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
)
