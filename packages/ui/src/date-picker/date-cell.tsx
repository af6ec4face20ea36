import { spokenDate, type IsoDate } from '../calendar/calendar-dates'
import type { MonthDay } from '../calendar/month-layout'
import { cn } from '../cn/cn'

type DateCellProps = {
  day: MonthDay
  /** The only day in the tab order. */
  isActive: boolean
  isChosen: boolean
  isToday: boolean
  isAllowed: boolean
  onChoose: (date: IsoDate) => void
}

/** A day that can be chosen. */
export const DateCell = ({
  day,
  isActive,
  isChosen,
  isToday,
  isAllowed,
  onChoose,
}: DateCellProps) => (
  <div role="gridcell" aria-selected={isChosen}>
    <button
      type="button"
      tabIndex={isActive ? 0 : -1}
      disabled={!isAllowed}
      aria-label={spokenDate(day.date)}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day.date)}
      className={cn(
        'tabular mx-auto grid size-9 place-items-center rounded-control text-sm transition-colors enabled:hover:bg-hover focus-visible:-outline-offset-2 disabled:text-ink-faint disabled:line-through',
        isToday && 'font-semibold underline decoration-2 underline-offset-4',
        isChosen &&
          'bg-ink font-semibold text-on-ink enabled:hover:bg-ink-hover forced-colors:outline-2',
      )}
    >
      {day.day}
    </button>
  </div>
)
