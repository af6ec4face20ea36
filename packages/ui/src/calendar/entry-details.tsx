import type { ReactNode } from 'react'
import { cn } from '../cn/cn'
import { EntryMark } from '../entry-mark/entry-mark'
import { shortRange } from './calendar-dates'
import type { CalendarEntry } from './calendar-entry'

type EntryDetailsProps = {
  id: string
  entry: CalendarEntry
  actions?: ReactNode
  className?: string
}

/** A popup with the full title and dates of an entry. */
export const EntryDetails = ({ id, entry, actions, className }: EntryDetailsProps) => (
  <div
    className={cn(
      'w-64 animate-fade-in rounded-card border border-transparent bg-float p-3 text-start text-ink shadow-float',
      className,
    )}
  >
    <div id={id} role="tooltip" className="grid gap-1">
      <p className="flex items-center gap-2 text-xs font-semibold text-ink-soft">
        <EntryMark shape={entry.shape} tone={entry.tone} />
        {entry.kind}
      </p>
      <p className="text-sm font-semibold">{entry.title}</p>
      <p className="tabular text-xs text-ink-soft">{shortRange(entry.start, entry.end)}</p>
    </div>
    {actions ? <div className="mt-2 flex flex-wrap gap-3 text-xs">{actions}</div> : null}
  </div>
)
