import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Says what is missing. */
  title: ReactNode
  /** Says why, or what to do about it. */
  description?: ReactNode
  /** An icon above the title, hidden from screen readers; none by default. */
  icon?: ReactNode
  /** The next step. */
  action?: ReactNode
}

/**
 * Takes the place of an empty list and says how to get the first item. After a search it repeats the search
 * text and leads back. For a list that could not be loaded use an ErrorState.
 */
export const EmptyState = ({
  title,
  description,
  icon,
  action,
  className,
  ...props
}: EmptyStateProps) => (
  <div
    data-slot="empty-state"
    className={cn(
      'grid justify-items-center gap-4 rounded-tile border border-dashed border-line-strong px-6 py-12 text-center',
      className,
    )}
    {...props}
  >
    {icon ? (
      <div
        aria-hidden
        className="grid size-14 -rotate-6 place-items-center rounded-card bg-accent text-on-accent [&_svg]:size-6"
      >
        {icon}
      </div>
    ) : null}
    <div className="grid gap-1">
      <p className="text-md font-semibold">{title}</p>
      {description ? <p className="max-w-[44ch] text-ink-soft">{description}</p> : null}
    </div>
    {action}
  </div>
)
