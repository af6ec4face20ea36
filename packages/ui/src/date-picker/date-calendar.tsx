import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../button/button'
import {
  addMonths,
  daysInMonth,
  isoDate,
  monthName,
  WEEKDAYS,
  type IsoDate,
} from '../calendar/calendar-dates'
import { layoutMonth } from '../calendar/month-layout'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons'
import { DateCell } from './date-cell'
import { clampDate, dateAfterKey } from './next-date'

type DateCalendarProps = {
  /** The chosen date, if there is one. */
  value: IsoDate | undefined
  today: IsoDate
  min: IsoDate
  max: IsoDate
  onChoose: (date: IsoDate) => void
}

/** The keys of everything in a popover: Tab stays inside, Escape closes it. */
const handlePopoverKey = (event: KeyboardEvent) => {
  const popover = event.currentTarget.closest<HTMLElement>('[popover]')
  if (!popover) return
  // The browser does this too, but not where a dialog around it has prevented it.
  if (event.key === 'Escape') popover.hidePopover()
  if (event.key !== 'Tab') return
  const stops = [...popover.querySelectorAll<HTMLElement>('button:enabled:not([tabindex="-1"])')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

type MonthButtonProps = {
  label: string
  icon: typeof ChevronLeftIcon
  /** Whether the month has days that can be chosen. */
  isPossible: boolean
  onTurn: () => void
}

const MonthButton = ({ label, icon: Icon, isPossible, onTurn }: MonthButtonProps) => (
  <Button
    variant="ghost"
    size="icon-sm"
    aria-label={label}
    aria-disabled={!isPossible}
    onKeyDown={handlePopoverKey}
    onClick={() => isPossible && onTurn()}
    className="aria-disabled:text-ink-faint"
  >
    <Icon aria-hidden className="rtl:-scale-x-100" />
  </Button>
)

/** The months of a date picker, one at a time. Only days between `min` and `max` can be chosen. */
export const DateCalendar = ({ value, today, min, max, onChoose }: DateCalendarProps) => {
  const headingId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const isMovedByKey = useRef(false)
  const [active, setActive] = useState(() => clampDate(value ?? today, min, max))
  const year = Number(active.slice(0, 4))
  const month = Number(active.slice(5, 7)) - 1
  const weeks = useMemo(() => layoutMonth(year, month, []), [year, month])

  useEffect(() => {
    if (!isMovedByKey.current) return
    isMovedByKey.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    handlePopoverKey(event)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = dateAfterKey(active, event, isRightToLeft)
    if (!next) return
    event.preventDefault()
    isMovedByKey.current = true
    setActive(clampDate(next, min, max))
  }

  const hasPrevious = isoDate(year, month, 1) > min
  const hasNext = isoDate(year, month, daysInMonth(year, month)) < max
  const turn = (months: 1 | -1) => setActive(clampDate(addMonths(active, months), min, max))

  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <MonthButton
          label="Previous month"
          icon={ChevronLeftIcon}
          isPossible={hasPrevious}
          onTurn={() => turn(-1)}
        />
        <p id={headingId} aria-live="polite" className="text-sm font-semibold">
          {monthName(active)}
        </p>
        <MonthButton
          label="Next month"
          icon={ChevronRightIcon}
          isPossible={hasNext}
          onTurn={() => turn(1)}
        />
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={headingId} onKeyDown={onKeyDown}>
        <div role="row" className="grid grid-cols-7 pb-1">
          {WEEKDAYS.map((day) => (
            <div
              key={day.short}
              role="columnheader"
              aria-label={day.long}
              className="text-center text-xs font-semibold text-ink-soft"
            >
              {day.short}
            </div>
          ))}
        </div>
        {weeks.map((week, row) => (
          <div key={row} role="row" className="grid grid-cols-7">
            {week.days.map((day, column) =>
              day ? (
                <DateCell
                  key={column}
                  day={day}
                  isActive={day.date === active}
                  isChosen={day.date === value}
                  isToday={day.date === today}
                  isAllowed={min <= day.date && day.date <= max}
                  onChoose={onChoose}
                />
              ) : (
                <div key={column} role="gridcell" />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
