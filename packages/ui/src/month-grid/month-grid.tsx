import { useCallback, useId, useMemo, useRef, type ComponentProps } from 'react'
import { isoDate, monthName, weekdayAndDate, WEEKDAYS } from '../calendar/calendar-dates'
import type { CalendarViewProps } from '../calendar/calendar-entry'
import { isOn, layoutMonth, type MonthDay } from '../calendar/month-layout'
import { useCloseOutside } from '../calendar/use-close-outside'
import { cn } from '../cn/cn'
import { useComposedRef } from '../hooks/use-composed-ref'
import { MonthEntry } from './month-entry'
import { useGridKeys } from './use-grid-keys'

export type MonthGridProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> &
  CalendarViewProps & {
    /** PageUp and PageDown ask for the month before and after. */
    onMonthChange?: (step: 1 | -1) => void
  }

/** A month as a grid of days. Entries of several days are one bar; a clicked one shows its details. */
export function MonthGrid({
  year,
  month,
  entries,
  today,
  selectedId = null,
  onSelect,
  onMonthChange,
  renderActions,
  className,
  ref,
  ...props
}: MonthGridProps) {
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRef(grid, ref)
  const weeks = useMemo(() => layoutMonth(year, month, entries), [year, month, entries])
  const clear = useCallback(() => onSelect?.(null), [onSelect])
  useCloseOutside(grid, selectedId !== null, clear)

  const todayHere = weeks.flatMap((week) => week.days).find((day) => day?.date === today)
  const keys = useGridKeys({
    grid,
    year,
    month,
    firstDay: todayHere?.day ?? 1,
    onMonthChange,
    onEscape: clear,
  })

  const cellProps = (day: MonthDay) => {
    // What begins here comes first, as it does on the screen: a name holds what one sees.
    const onDay = entries
      .filter((entry) => isOn(entry, day.date))
      .sort((a, b) => Number(b.start === day.date) - Number(a.start === day.date))
    const titles = onDay.map((entry) => entry.title).join(', ')
    return {
      tabIndex: day.day === keys.activeDay ? 0 : -1,
      'aria-label': weekdayAndDate(day.date) + (titles ? `: ${titles}` : ''),
      'aria-current': day.date === today ? ('date' as const) : undefined,
      'data-day': day.day,
      'data-entries': onDay.map((entry) => entry.id).join(' ') || undefined,
      onFocus: (event: { target: EventTarget; currentTarget: EventTarget }) => {
        if (event.target === event.currentTarget) keys.setActiveDay(day.day)
      },
    }
  }

  return (
    <div
      ref={composedRef}
      role="grid"
      tabIndex={-1}
      data-slot="month-grid"
      aria-label={monthName(isoDate(year, month, 1))}
      onKeyDown={keys.onKeyDown}
      className={cn('min-w-0 rounded-card border border-line bg-surface', className)}
      {...props}
    >
      <div role="row" className="grid grid-cols-7 border-b border-line">
        {WEEKDAYS.map((day) => (
          <div
            key={day.short}
            role="columnheader"
            aria-label={day.long}
            className="px-2 py-2 text-xs font-semibold text-ink-soft"
          >
            {day.short}
          </div>
        ))}
      </div>
      {weeks.map((week, row) => (
        <div
          key={row}
          role="row"
          style={{ gridTemplateRows: `auto repeat(${week.lanes}, auto) minmax(1rem, 1fr)` }}
          className="grid min-h-24 grid-cols-7 gap-x-px not-last:border-b not-last:border-line"
        >
          {week.days.map((day, column) => (
            <div
              key={column}
              role="gridcell"
              {...(day ? cellProps(day) : {})}
              className={cn(
                'row-[1/-1] grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid outline-offset-[-2px] not-first:shadow-[-1px_0_0_var(--color-line)]',
                !day &&
                  'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--color-sunken)_5px_6px)]',
              )}
            >
              {day ? <DayNumber day={day.day} today={day.date === today} /> : null}
              {week.segments
                .filter((segment) => segment.column === column)
                .map((segment) => {
                  const selected = segment.entry.id === selectedId
                  return (
                    <MonthEntry
                      key={segment.entry.id}
                      segment={segment}
                      selected={selected}
                      upward={row >= weeks.length - 2 && row > 1}
                      detailsId={`${id}-${row}-details`}
                      actions={selected ? renderActions?.(segment.entry) : undefined}
                      onToggle={() => onSelect?.(selected ? null : segment.entry.id)}
                    />
                  )
                })}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function DayNumber({ day, today }: { day: number; today: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'tabular m-1 grid size-7 place-items-center rounded-full text-xs font-semibold [grid-row:1]',
        today && 'bg-accent text-on-accent forced-colors:border',
      )}
    >
      {day}
    </span>
  )
}
