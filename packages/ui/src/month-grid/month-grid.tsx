import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useCallback, useId, useMemo, useRef, type ComponentProps } from 'react'
import { isoDate, monthAndYear, weekdays, type IsoDate } from '../calendar/calendar-dates'
import type { CalendarViewProps } from '../calendar/calendar-entry'
import { layoutMonth } from '../calendar/month-layout'
import { useCloseOutside } from '../calendar/use-close-outside'
import { useWeekStart } from '../calendar/week-start'
import { cn } from '../cn/cn'
import { MonthCell } from './month-cell'
import { MonthDetails } from './month-details'
import { useGridKeys } from './use-grid-keys'

export type MonthGridProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> &
  CalendarViewProps & {
    /** Called on PageUp with -1 and on PageDown with 1. */
    onMonthChange?: (step: 1 | -1) => void
    /** Called on a click on a day beside its entries, and on Enter; Space moves into the entries then. */
    onDaySelect?: (date: IsoDate) => void
  }

/**
 * A month as a grid of days, for when the order and overlap of entries matter. An entry is one bar across
 * its days; a click shows its details. Given more height than it needs, the weeks share it. Each kind of
 * entry has its own shape and tone, which a Legend explains; on phones show an AgendaList.
 *
 * Tab moves into it once, to today; the arrows, Home and End move between the days, PageUp and PageDown ask
 * for another month. Enter moves into a day whose bar began earlier or selects the entry; Escape moves back.
 */
export const MonthGrid = ({
  year,
  month,
  entries,
  today,
  selectedId = null,
  onSelect,
  onMonthChange,
  onDaySelect,
  renderActions,
  className,
  ref,
  ...props
}: MonthGridProps) => {
  const detailsId = useId()
  const root = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(root, ref)
  const weekStart = useWeekStart()
  const weeks = useMemo(
    () => layoutMonth(year, month, entries, weekStart),
    [year, month, entries, weekStart],
  )
  const selected = entries.find((entry) => entry.id === selectedId)
  const clear = useCallback(() => onSelect?.(null), [onSelect])
  useCloseOutside(selected !== undefined, clear)

  const todayHere = weeks.flatMap((week) => week.days).find((day) => day?.date === today)
  const keys = useGridKeys({
    root,
    year,
    month,
    weekStart,
    firstDay: todayHere?.day ?? 1,
    onMonthChange,
    onDaySelect,
    onEscape: clear,
  })

  return (
    <div
      ref={composedRef}
      data-slot="month-grid"
      className={cn('relative flex min-w-0 flex-col', className)}
      {...props}
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={monthAndYear(isoDate(year, month, 1))}
        onClick={({ target }) => {
          if (!(target instanceof Element) || target.closest('[data-entry]')) return
          const day = target.closest('[data-day]')?.getAttribute('data-day')
          if (day) onDaySelect?.(isoDate(year, month, Number(day)))
        }}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        className={cn(
          'flex grow flex-col overflow-hidden rounded-card border border-line bg-surface',
          onDaySelect && '**:data-day:cursor-pointer **:data-day:hover:bg-hover',
        )}
      >
        <div role="row" className="grid grid-cols-7 border-b border-line">
          {[...weekdays.slice(weekStart), ...weekdays.slice(0, weekStart)].map((day) => (
            <div
              key={day.short}
              role="columnheader"
              aria-label={day.long}
              className="px-3 py-2 text-xs font-semibold text-ink-soft"
            >
              {day.short}
            </div>
          ))}
        </div>
        {weeks.map((week, row) => (
          <div
            key={row}
            role="row"
            style={{ gridTemplateRows: `auto repeat(${week.lanes}, auto) minmax(0.5rem, 1fr)` }}
            className="grid shrink-0 grow basis-20 grid-cols-7 gap-x-px not-last:border-b not-last:border-line"
          >
            {week.days.map((day, column) => (
              <MonthCell
                key={column}
                week={week}
                column={column}
                today={day?.date === today}
                active={day?.day === keys.activeDay}
                selectedId={selectedId}
                detailsId={detailsId}
                onActivate={keys.setActiveDay}
                onToggle={(id) => onSelect?.(id === selectedId ? null : id)}
              />
            ))}
          </div>
        ))}
      </div>
      {/* Always rendered: browsers restyle every cell when the grid stops being the last child. */}
      <div>
        {selected ? (
          <MonthDetails
            id={detailsId}
            root={root}
            entry={selected}
            actions={renderActions?.(selected)}
          />
        ) : null}
      </div>
    </div>
  )
}
