import { useCallback, useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import {
  daysInMonth,
  isoDate,
  monthName,
  shortRange,
  spokenDate,
  spokenRange,
  weekdayShort,
} from '../calendar/calendar-dates'
import type { CalendarEntry, CalendarViewProps } from '../calendar/calendar-entry'
import { isOn } from '../calendar/month-layout'
import { useCloseOutside } from '../calendar/use-close-outside'
import { cn } from '../cn/cn'
import { toneDot } from '../tone/tone'

export type AgendaListProps = Omit<ComponentProps<'ol'>, 'onSelect' | 'children'> &
  CalendarViewProps

/** Lists the days of a month that have entries. For phones and other narrow places. */
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
  const days = useMemo(() => agendaDays(year, month, entries), [year, month, entries])
  const clear = useCallback(() => onSelect?.(null), [onSelect])
  useCloseOutside(selectedId !== null, clear)

  return (
    <ol
      data-slot="agenda-list"
      aria-label={monthName(isoDate(year, month, 1))}
      className={cn(
        'grid gap-px overflow-hidden rounded-card border border-line bg-line',
        className,
      )}
      {...props}
    >
      {days.map((day) => (
        <li key={day.date} className="grid grid-cols-[3.5rem_minmax(0,1fr)] bg-surface">
          <AgendaDate date={day.date} today={day.date === today} />
          <ul className="grid grid-cols-[minmax(0,1fr)] py-1">
            {day.entries.map((entry) => (
              <AgendaEntry
                key={entry.id}
                entry={entry}
                selected={entry.id === selectedId}
                onToggle={() => onSelect?.(entry.id === selectedId ? null : entry.id)}
                actions={entry.id === selectedId ? renderActions?.(entry) : undefined}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** Each entry is listed on its first day, or on the 1st if it began in an earlier month. */
const agendaDays = (year: number, month: number, entries: readonly CalendarEntry[]) => {
  const first = isoDate(year, month, 1)
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => {
    const date = isoDate(year, month, index + 1)
    const begins = (entry: CalendarEntry) =>
      entry.start === date || (date === first && isOn(entry, date))
    return { date, entries: entries.filter(begins) }
  }).filter((day) => day.entries.length > 0)
}

const AgendaDate = ({ date, today }: { date: string; today: boolean }) => (
  <time
    dateTime={date}
    aria-label={spokenDate(date)}
    aria-current={today ? 'date' : undefined}
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

type AgendaEntryProps = {
  entry: CalendarEntry
  selected: boolean
  actions?: ReactNode
  onToggle: () => void
}

const AgendaEntry = ({ entry, selected, actions, onToggle }: AgendaEntryProps) => {
  const detailsId = useId()
  return (
    <li data-entry={entry.id}>
      <button
        type="button"
        aria-expanded={selected}
        aria-controls={detailsId}
        onClick={onToggle}
        className="flex min-h-11 w-full items-start gap-2.5 rounded-control px-2 py-2.5 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className={cn(
            'mt-1.5 size-2.5 shrink-0 rounded-full forced-color-adjust-none',
            toneDot[entry.tone],
          )}
        />
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="font-semibold">{entry.title}</span>{' '}
          <span className="tabular text-xs text-ink-soft">
            {entry.kind}
            {entry.end && entry.end !== entry.start ? (
              <span aria-hidden> · {shortRange(entry.start, entry.end)}</span>
            ) : null}
            <span className="sr-only">, {spokenRange(entry.start, entry.end)}</span>
          </span>
        </span>
      </button>
      <div id={detailsId} hidden={!selected} className="animate-fade-in pr-2 pb-3 pl-7 text-xs">
        <p className="tabular text-ink-soft">{shortRange(entry.start, entry.end)}</p>
        {actions ? <div className="mt-2 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </li>
  )
}
