import type { ComponentProps, ReactNode } from 'react'
import { briefRange, type IsoDate } from '../calendar/calendar-dates'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { lastDay } from '../calendar/month-layout'
import { cn } from '../cn/cn'
import { EntryMark } from '../entry-mark/entry-mark'

export type EntryListProps<E extends CalendarEntry> = Omit<
  ComponentProps<'ol'>,
  'children' | 'aria-label'
> & {
  /** Names the list. For screen readers only. */
  label: string
  /** In the order in which they are listed. */
  entries: readonly E[]
  /** Entries that ended before it are drawn less strongly. */
  today?: IsoDate
  /** The title of an entry, for example as a link; its text unless given. */
  renderTitle?: (entry: E) => ReactNode
}

/**
 * Entries of more than a month, one below the other: date, drawing, title and kind. Do not repeat date
 * or kind in the title.
 */
export const EntryList = <E extends CalendarEntry>({
  label,
  entries,
  today = '',
  renderTitle,
  className,
  ...props
}: EntryListProps<E>) => (
  <ol
    data-slot="entry-list"
    aria-label={label}
    className={cn('grid grid-cols-1 content-start', className)}
    {...props}
  >
    {entries.map((entry) => {
      const past = lastDay(entry) < today
      return (
        <li
          key={entry.id}
          className={cn(
            'flex items-start gap-2.5 py-2 not-last:border-b not-last:border-line print:[break-inside:avoid] print:py-1',
            past && 'text-ink-soft',
          )}
        >
          <EntryMark shape={entry.shape} hue={entry.hue} className="mt-1.25" />
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
            <span className={cn('min-w-0', !past && 'font-semibold')}>
              {renderTitle ? renderTitle(entry) : entry.title}
            </span>
            <span className="tabular text-xs text-ink-soft">
              {entry.kind} · {briefRange(entry.start, entry.end)}
            </span>
          </div>
        </li>
      )
    })}
  </ol>
)
