import { weekdayAndDate } from '../calendar/calendar-dates'
import type { Week } from '../calendar/month-layout'
import { cn } from '../cn/cn'
import { MonthEntry } from './month-entry'

type MonthCellProps = {
  week: Week
  column: number
  today: boolean
  /** The only cell in the tab order. */
  active: boolean
  selectedId: string | null
  detailsId: string
  onActivate: (day: number) => void
  onToggle: (entryId: string) => void
}

const cell =
  'row-[1/-1] grid min-w-0 grid-cols-1 grid-rows-subgrid not-first:shadow-[-1px_0_0_var(--color-line)] forced-colors:not-first:border-s focus-visible:-outline-offset-2'

const blank =
  'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-sunken)_5px_6px)] print:bg-none'

/** A day with the bars that begin on it, or an empty cell before the 1st or after the last. */
export const MonthCell = ({
  week,
  column,
  today,
  active,
  selectedId,
  detailsId,
  onActivate,
  onToggle,
}: MonthCellProps) => {
  const day = week.days[column]
  if (!day) return <div role="gridcell" className={cn(cell, blank)} />

  const onDay = week.segments.filter(
    (segment) => segment.column <= column && column < segment.column + segment.span,
  )
  const beginning = onDay.filter((segment) => segment.column === column)
  // The name of the cell starts with the entries that are visible in it.
  const named = [...beginning, ...onDay.filter((segment) => segment.column < column)]
  const titles = named.map((segment) => segment.entry.title).join(', ')
  return (
    <div
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-label={weekdayAndDate(day.date) + (titles ? `: ${titles}` : '')}
      aria-current={today ? 'date' : undefined}
      data-day={day.day}
      data-entries={onDay.map((segment) => segment.entry.id).join(' ')}
      onFocus={(event) => {
        if (event.target === event.currentTarget) onActivate(day.day)
      }}
      onPointerDown={() => onActivate(day.day)}
      className={cell}
    >
      <span
        aria-hidden
        className={cn(
          'tabular m-1 grid size-7 place-items-center rounded-full text-xs font-semibold [grid-row:1]',
          today && 'bg-accent text-on-accent forced-colors:border',
        )}
      >
        {`${day.day} `}
      </span>
      {beginning.map((segment) => (
        <MonthEntry
          key={segment.entry.id}
          segment={segment}
          selected={segment.entry.id === selectedId}
          detailsId={detailsId}
          onToggle={() => onToggle(segment.entry.id)}
        />
      ))}
    </div>
  )
}
