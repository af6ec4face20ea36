'use client'

import { useDroppable } from '@dnd-kit/core'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import Link from 'next/link'
import { fullDay } from '../../month/day-text'
import type { MonthEvent } from '../../month/month-event'
import { createAddress } from './addresses'
import { EventChip } from './event-chip'
import { moveBetweenDays } from './move-between-days'
import { TypeMark } from './type-mark'

const maxMarks = 4

const countOf = ({ length }: readonly MonthEvent[]) =>
  length === 1 ? '1 event' : `${length} events`

interface DayCellProps {
  day: CalendarDate
  events: readonly MonthEvent[]
  isToday: boolean
  isInMonth: boolean
  /** Whether Tab reaches this day; the arrow keys reach the others. */
  isActive: boolean
  onActivate: (day: CalendarDate) => void
  /** On a phone a day shows only marks, and its events below the month once it is chosen. */
  isSmall: boolean
  /** The first day of the month's weeks, on which events that began earlier are reached with Tab. */
  firstDay: CalendarDate
  onOpen: (event: MonthEvent) => void
}

/** A day of the month: a click adds an event on it, or chooses it on a phone. */
export const DayCell = ({
  day,
  events,
  isToday,
  isInMonth,
  isActive,
  onActivate,
  isSmall,
  firstDay,
  onOpen,
}: DayCellProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: day })
  const control = {
    className: 'month__day',
    'data-day': day,
    tabIndex: isActive ? 0 : -1,
    onFocus: () => onActivate(day),
    onKeyDown: moveBetweenDays,
    ...(isToday && { 'aria-current': 'date' as const }),
  }
  const number = <span className="month__number">{Number(day.slice(8))}</span>
  return (
    <td ref={setNodeRef} data-today={isToday} data-in-month={isInMonth} data-over={isOver}>
      {isSmall ? (
        <button
          {...control}
          type="button"
          aria-label={`${fullDay(day)}, ${countOf(events)}`}
          aria-pressed={isActive}
          onClick={() => onActivate(day)}
        >
          {number}
          <span className="month__marks">
            {events.slice(0, maxMarks).map(({ id, type }) => (
              <TypeMark key={id} type={type} />
            ))}
            {events.length > maxMarks ? <span aria-hidden>+</span> : null}
          </span>
        </button>
      ) : (
        <>
          <Link
            {...control}
            prefetch={false}
            href={createAddress(day)}
            aria-label={`Add an event on ${fullDay(day)}`}
          >
            {number}
          </Link>
          {events.map((event) => (
            <EventChip
              key={event.id}
              event={event}
              day={day}
              isTabStop={day === event.start || day === firstDay}
              onOpen={onOpen}
            />
          ))}
        </>
      )}
    </td>
  )
}
