import { Fragment, useCallback, useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import {
  isoDate,
  monthAndYear,
  shortRange,
  spokenDate,
  spokenRange,
  weekdayShort,
  type IsoDate,
} from '../calendar/calendar-dates'
import type { CalendarEntry, CalendarViewProps } from '../calendar/calendar-entry'
import { useCloseOutside } from '../calendar/use-close-outside'
import { cn } from '../cn/cn'
import { EntryMark } from '../entry-mark/entry-mark'
import { ChevronDownIcon } from '../icons/icons'
import { agendaGroups, type AgendaGroup } from './agenda-groups'

type AgendaEntryProps = {
  entry: CalendarEntry
  /** Whether it has ended; it is then drawn less strongly. */
  past: boolean
  selected: boolean
  actions?: ReactNode
  onToggle: () => void
}

/** An entry of the agenda, whose details open below it. */
const AgendaEntry = ({ entry, past, selected, actions, onToggle }: AgendaEntryProps) => {
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

export type AgendaListProps = Omit<ComponentProps<'ol'>, 'onSelect' | 'children'> &
  CalendarViewProps

/**
 * The days of one month that have entries, for phones and narrow columns; it has the props of
 * MonthGrid, so that a screen can show either. The month of `today` begins with today, with the past folded
 * away above it, and says what comes next. For entries of more than one month use an EntryList.
 */
export const AgendaList = ({
  year,
  month,
  entries,
  today,
  selectedId = null,
  onSelect,
  renderActions,
  className,
  ...props
}: AgendaListProps) => {
  const groups = useMemo(
    () => agendaGroups(year, month, entries, today),
    [year, month, entries, today],
  )
  const clear = useCallback(() => onSelect?.(null), [onSelect])
  useCloseOutside(selectedId !== null, clear)

  const listed = ({ heading, days }: AgendaGroup) =>
    days.map((day) => (
      <li
        key={day.date}
        className="grid grid-cols-[min(3.5rem,20vw)_minmax(0,1fr)] bg-surface forced-colors:border-b"
      >
        <AgendaDate date={day.date} today={day.date === today} />
        {day.entries.length === 0 ? (
          <p className="self-center px-2 text-ink-soft">No events today</p>
        ) : (
          <ul className="grid grid-cols-1 py-1">
            {day.entries.map((entry) => (
              <AgendaEntry
                key={entry.id}
                entry={entry}
                past={heading === 'Past'}
                selected={entry.id === selectedId}
                onToggle={() => onSelect?.(entry.id === selectedId ? null : entry.id)}
                actions={entry.id === selectedId ? renderActions?.(entry) : undefined}
              />
            ))}
          </ul>
        )}
      </li>
    ))

  return (
    <ol
      data-slot="agenda-list"
      aria-label={monthAndYear(isoDate(year, month, 1))}
      className={cn(
        'grid gap-px overflow-hidden rounded-card border border-line bg-line',
        className,
      )}
      {...props}
    >
      {groups.map((group) =>
        group.heading === 'Past' ? (
          <PastDays key="Past" count={group.days.length}>
            {listed(group)}
          </PastDays>
        ) : (
          <Fragment key={group.heading}>
            {group.heading === null ? null : <AgendaHeading>{group.heading}</AgendaHeading>}
            {listed(group)}
          </Fragment>
        ),
      )}
    </ol>
  )
}

/** Folded away; the browser's search and links into it open it. */
const PastDays = ({ count, children }: { count: number; children: ReactNode }) => (
  <li>
    <details>
      <summary className="flex min-h-11 list-none items-center gap-2 bg-sunken px-4 text-xs font-semibold text-ink-soft focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span>Past</span>
        <span className="tabular font-normal">{count === 1 ? '1 day' : `${count} days`}</span>
        <ChevronDownIcon
          aria-hidden
          className="ms-auto size-4 transition-transform in-[[open]>summary]:rotate-180"
        />
      </summary>
      <ol className="grid gap-px pt-px">{children}</ol>
    </details>
  </li>
)

const AgendaHeading = ({ children }: { children: string }) => (
  <li
    className={cn(
      'px-4 py-1.5 text-xs font-semibold',
      children === 'Today' ? 'bg-accent-soft text-ink' : 'bg-sunken text-ink-soft',
    )}
  >
    {children}
  </li>
)

const AgendaDate = ({ date, today }: { date: IsoDate; today: boolean }) => (
  <time
    dateTime={date}
    aria-label={today ? `${spokenDate(date)}, today` : spokenDate(date)}
    data-today={today || undefined}
    className="tabular flex flex-col items-center gap-0.5 py-3 text-xs text-ink-soft"
  >
    {weekdayShort(date)}
    <span
      className={cn(
        'grid size-8 place-items-center rounded-full text-md font-semibold text-ink',
        today && 'bg-accent text-on-accent forced-colors:border',
      )}
    >
      {Number(date.slice(8))}
    </span>
  </time>
)
