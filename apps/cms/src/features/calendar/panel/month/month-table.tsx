'use client'

import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import type { MonthEvent } from '../../month/month-event'
import { nameOfMonth, weeksOfMonth, type Month } from '../../month/month'
import { isOn } from '../../month/move'
import { DayCell } from './day-cell'
import { ignoreSecondClick } from './ignore-second-click'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface MonthTableProps {
  month: Month
  today: CalendarDate
  events: readonly MonthEvent[]
  activeDay: CalendarDate
  isSmall: boolean
  onActivate: (day: CalendarDate) => void
  onOpen: (event: MonthEvent) => void
}

/** The weeks of a month. The arrow keys lead from day to day. */
export const MonthTable = ({
  month,
  today,
  events,
  activeDay,
  isSmall,
  onActivate,
  onOpen,
}: MonthTableProps) => {
  const weeks = weeksOfMonth(month)
  const firstDay = weeks[0]?.[0] ?? ''
  return (
    <table
      className="month__table"
      aria-label={nameOfMonth(month)}
      data-small={isSmall}
      onClickCapture={ignoreSecondClick}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <DayCell
                key={day}
                day={day}
                events={events.filter((event) => isOn(event, day))}
                isToday={day === today}
                isInMonth={day.startsWith(`${month}-`)}
                isActive={day === activeDay}
                onActivate={onActivate}
                isSmall={isSmall}
                firstDay={firstDay}
                onOpen={onOpen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
