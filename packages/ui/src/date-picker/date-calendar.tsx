import { useDirection } from '@radix-ui/react-direction'
import type { ComponentProps } from 'react'
import { DayButton, DayPicker } from 'react-day-picker'
import { Button } from '../button/button'
import { isoDate, spokenDate, weekdayShort, type IsoDate } from '../calendar/calendar-dates'
import { useWeekStart } from '../calendar/week-start'
import { cn } from '../cn/cn'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons'
import { useLabels } from '../labels/labels'

type DateCalendarProps = {
  /** The chosen date, if there is one. */
  value: IsoDate | undefined
  today: IsoDate
  min: IsoDate
  max: IsoDate
  onChoose: (date: IsoDate) => void
}

const dayOf = (date: IsoDate) => new Date(`${date}T00:00`)
const dateOf = (day: Date) => isoDate(day.getFullYear(), day.getMonth(), day.getDate())

const monthButton = {
  variant: 'ghost',
  size: 'icon-sm',
  // Even without a month to turn to, because the press that reached the last month leaves the focus here.
  tabIndex: 0,
  className: 'aria-disabled:text-ink-faint',
} as const

const components = {
  PreviousMonthButton: (props: ComponentProps<'button'>) => (
    <Button {...props} {...monthButton} aria-label={useLabels().previousMonth ?? 'Previous month'}>
      <ChevronLeftIcon aria-hidden className="rtl:-scale-x-100" />
    </Button>
  ),
  NextMonthButton: (props: ComponentProps<'button'>) => (
    <Button {...props} {...monthButton} aria-label={useLabels().nextMonth ?? 'Next month'}>
      <ChevronRightIcon aria-hidden className="rtl:-scale-x-100" />
    </Button>
  ),
  DayButton: (props: ComponentProps<typeof DayButton>) => (
    <DayButton
      {...props}
      aria-current={props.modifiers.today ? 'date' : undefined}
      className={cn(
        'tabular mx-auto grid size-9 place-items-center rounded-control text-sm transition-colors enabled:hover:bg-hover focus-visible:-outline-offset-2 disabled:text-ink-faint disabled:line-through',
        props.modifiers.today && 'font-semibold underline decoration-2 underline-offset-4',
        props.modifiers.selected &&
          'bg-ink font-semibold text-on-ink enabled:hover:bg-ink-hover forced-colors:outline-2',
      )}
    />
  ),
}

/** The months of a date picker, one at a time. Only days between `min` and `max` can be chosen. */
export const DateCalendar = ({ value, today, min, max, onChoose }: DateCalendarProps) => {
  const [first, last] = [dayOf(min), dayOf(max)]
  return (
    <DayPicker
      mode="single"
      required
      selected={value === undefined ? undefined : dayOf(value)}
      onSelect={(day) => onChoose(dateOf(day))}
      today={dayOf(today)}
      defaultMonth={dayOf(value ?? today)}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      // Makes the keys stop at the limits; by default they stop at the ends of the limits' months.
      dateLib={{
        max: (days) => new Date(Math.max(...days.map(Number), first.getTime())),
        min: (days) => new Date(Math.min(...days.map(Number), last.getTime())),
      }}
      dir={useDirection()}
      weekStartsOn={useWeekStart()}
      navLayout="around"
      formatters={{ formatWeekdayName: (day) => weekdayShort(dateOf(day)) }}
      labels={{ labelDayButton: (day) => spokenDate(dateOf(day)) }}
      components={components}
      classNames={{
        month: 'grid grid-cols-[auto_1fr_auto] items-center gap-2',
        month_caption: 'text-center text-sm font-semibold',
        month_grid: 'col-span-full',
        weekday: 'pb-1 text-center text-xs font-semibold text-ink-soft',
      }}
    />
  )
}
