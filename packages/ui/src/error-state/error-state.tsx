import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button'
import { cn } from '../cn/cn'
import { TriangleAlertIcon } from '../icons/icons'

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Says what happened, without technical words. */
  title: ReactNode
  /** Says what the reader can do about it. */
  description?: ReactNode
  /** Shows a button to try again. */
  onRetry?: () => void
  /** The button shows that the attempt is under way and ignores clicks. */
  retrying?: boolean
}

/**
 * Takes the place of content that could not be loaded and offers to try again; screen readers say it as
 * soon as it appears. Where the content is still there, an action that failed is a toast or a Banner.
 */
export const ErrorState = ({
  title,
  description,
  onRetry,
  retrying = false,
  className,
  ...props
}: ErrorStateProps) => (
  <div
    data-slot="error-state"
    role="alert"
    className={cn(
      'grid justify-items-center gap-4 rounded-tile border border-line bg-surface px-6 py-12 text-center',
      className,
    )}
    {...props}
  >
    <div
      aria-hidden
      className="grid size-14 rotate-3 place-items-center rounded-card border border-danger-line bg-danger-ground text-danger-text"
    >
      <TriangleAlertIcon className="size-6" />
    </div>
    <div className="grid gap-1">
      <p className="text-md font-semibold">{title}</p>
      {description ? <p className="max-w-[44ch] text-ink-soft">{description}</p> : null}
    </div>
    {onRetry ? (
      <Button variant="secondary" onClick={onRetry} loading={retrying}>
        Try again
      </Button>
    ) : null}
  </div>
)
