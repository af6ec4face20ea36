import { weekdayAndDate } from '../calendar/calendar-dates'
import { spokenEntry } from '../calendar/calendar-entry'
import type { Segment, Week } from '../calendar/month-layout'
import { cn } from '../cn/cn'
import { EntryMark } from '../entry-mark/entry-mark'
import { hueSurface } from '../tone/tone'

type MonthEntryProps = {
  segment: Segment
  selected: boolean
  detailsId: string
  onToggle: () => void
}

/** The bar of an entry within one week. */
const MonthEntry = ({ segment, selected, detailsId, onToggle }: MonthEntryProps) => {
  const { entry, span, lane, continuesBefore, continuesAfter } = segment
  return (
    <div
      data-entry={entry.id}
      style={{ gridRow: lane + 2, width: `calc(${span * 100}% + ${span - 1}px)` }}
      className={cn('relative z-entry pb-1', !continuesBefore && 'ps-1', !continuesAfter && 'pe-1')}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={spokenEntry(entry)}
        aria-pressed={selected}
        aria-describedby={selected ? detailsId : undefined}
        onClick={onToggle}
        className={cn(
          'block min-h-7 w-full rounded-control border px-1.5 py-1.25 text-start text-xs leading-4 font-semibold transition-[border-color] enabled:hover:border-current aria-pressed:border-current focus-visible:outline-offset-1 pointer-coarse:min-h-11 pointer-coarse:py-3 noscript:pointer-events-none',
          hueSurface[entry.hue],
          continuesBefore && 'rounded-s-none border-s-0',
          continuesAfter && 'rounded-e-none border-e-0',
        )}
      >
        <span className="block min-w-0 lg:ps-4.5 lg:[text-indent:-1.125rem]">
          <EntryMark
            shape={entry.shape}
            hue={entry.hue}
            className="me-1.5 inline-block align-[-0.0625rem]"
          />
          <span className="hidden print:inline">{entry.kind}: </span>
          {entry.title}{' '}
        </span>
      </button>
    </div>
  )
}

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
