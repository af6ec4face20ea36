import { useId, type ReactNode } from 'react'
import { shortRange, spokenRange } from '../calendar/calendar-dates'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { cn } from '../cn/cn'
import { EntryMark } from '../entry-mark/entry-mark'

type AgendaEntryProps = {
  entry: CalendarEntry
  /** Whether it has ended; it is then drawn less strongly. */
  past: boolean
  selected: boolean
  actions?: ReactNode
  onToggle: () => void
}

/** An entry of the agenda, whose details open below it. */
export const AgendaEntry = ({ entry, past, selected, actions, onToggle }: AgendaEntryProps) => {
  const detailsId = useId()
  return (
    <li data-entry={entry.id}>
      <button
        type="button"
        aria-expanded={selected}
        aria-controls={detailsId}
        onClick={onToggle}
        className="flex min-h-11 w-full items-start gap-2.5 rounded-control px-2 py-2.5 text-start transition-colors enabled:hover:bg-hover focus-visible:-outline-offset-2 noscript:pointer-events-none"
      >
        <EntryMark shape={entry.shape} hue={entry.hue} className="mt-1.25" />
        <span className="grid min-w-0 grid-cols-1 gap-0.5">
          <span className={cn(past ? 'text-ink-soft' : 'font-semibold')}>{entry.title}</span>{' '}
          <span className="tabular text-xs text-ink-soft">
            {entry.kind}
            {entry.end && entry.end !== entry.start ? (
              <span aria-hidden> · {shortRange(entry.start, entry.end)}</span>
            ) : null}
            <span className="sr-only">, {spokenRange(entry.start, entry.end)}</span>
          </span>
        </span>
      </button>
      <div id={detailsId} hidden={!selected} className="animate-fade-in pe-2 pb-3 ps-7 text-xs">
        <p className="tabular text-ink-soft">{shortRange(entry.start, entry.end)}</p>
        {actions ? <div className="mt-2 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </li>
  )
}
