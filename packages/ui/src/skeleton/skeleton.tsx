import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'

export type SkeletonProps = ComponentProps<'div'>

/** A grey shape of the size of what will stand there. Give it that size with `className`. */
export const Skeleton = ({ className, ...props }: SkeletonProps) => (
  <div
    data-slot="skeleton"
    aria-hidden
    className={cn('h-4 animate-breathe rounded-control bg-pressed forced-colors:border', className)}
    {...props}
  />
)

export type SkeletonGroupProps = ComponentProps<'div'> & {
  /** What is being loaded, for those who do not see the shapes. */
  label: string
}

/** Wraps the skeletons of one list or screen and says once that it is loading. */
export const SkeletonGroup = ({ label, className, children, ...props }: SkeletonGroupProps) => (
  <div data-slot="skeleton-group" role="status" className={className} {...props}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
)
