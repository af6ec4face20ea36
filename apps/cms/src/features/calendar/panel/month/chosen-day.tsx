'use client'

import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import Link from 'next/link'
import { fullDay } from '../../month/day-text'
import type { MonthEvent } from '../../month/month-event'
import { isOn } from '../../month/move'
import { createAddress } from './addresses'
import { EventChip } from './event-chip'
import { ignoreSecondClick } from './ignore-second-click'

interface ChosenDayProps {
  day: CalendarDate
  events: readonly MonthEvent[]
  onOpen: (event: MonthEvent) => void
}

/** The events of the day that is chosen on a phone. */
export const ChosenDay = ({ day, events, onOpen }: ChosenDayProps) => {
  const onDay = events.filter((event) => isOn(event, day))
  return (
    <section
      className="month__chosen"
      aria-labelledby="chosen-day"
      onClickCapture={ignoreSecondClick}
    >
      <h2 id="chosen-day">{fullDay(day)}</h2>
      {onDay.length === 0 ? <p className="tool__hint">No events</p> : null}
      {onDay.map((event) => (
        <EventChip key={event.id} event={event} day={day} isTabStop onOpen={onOpen} />
      ))}
      <Link prefetch={false} href={createAddress(day)}>
        Add an event on this day
      </Link>
    </section>
  )
}
