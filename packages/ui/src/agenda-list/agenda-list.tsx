import { Fragment, useCallback, useMemo, type ComponentProps } from 'react'
import {
  isoDate,
  monthName,
  spokenDate,
  weekdayShort,
  type IsoDate,
} from '../calendar/calendar-dates'
import type { CalendarViewProps } from '../calendar/calendar-entry'
import { useCloseOutside } from '../calendar/use-close-outside'
import { cn } from '../cn/cn'
import { AgendaEntry } from './agenda-entry'
import { agendaGroups } from './agenda-groups'

export type AgendaListProps = Omit<ComponentProps<'ol'>, 'onSelect' | 'children'> &
  CalendarViewProps

/**
 * The days of one month that have entries, for phones and narrow columns; it has the props of
 * MonthGrid, so that a screen can show either. In the month of `today` it says what is past, what is
 * today and what comes next. Entries of more than a month are an EntryList.
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
      {groups.map(({ heading, days }) => (
        <Fragment key={heading}>
          {heading === null ? null : <AgendaHeading>{heading}</AgendaHeading>}
          {days.map((day) => (
            <li
              key={day.date}
              className="grid grid-cols-[min(3.5rem,20vw)_minmax(0,1fr)] bg-surface forced-colors:border-b"
            >
              <AgendaDate date={day.date} today={day.date === today} />
              {day.entries.length === 0 ? (
                <p className="self-center px-2 text-ink-soft">No events today</p>
              ) : (
                <ul className="grid grid-cols-[minmax(0,1fr)] py-1">
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
          ))}
        </Fragment>
      ))}
    </ol>
  )
}

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
