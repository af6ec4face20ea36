'use client'

import { useDraggable } from '@dnd-kit/core'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import { fullDays, studentsText } from '../../month/day-text'
import type { MonthEvent } from '../../month/month-event'
import { TypeMark } from './type-mark'

/** What an editor drags: an event, by one of its days. */
export interface Dragged {
  event: MonthEvent
  day: CalendarDate
}

/** How an event looks. */
export const ChipText = ({ event }: { event: MonthEvent }) => (
  <>
    <TypeMark type={event.type} />
    <span className="event-chip__title" dir="auto">
      {event.title}
      {event.audience.length > 0 ? (
        <span className="event-chip__students"> {studentsText(event.audience)}</span>
      ) : null}
    </span>
    {event.isPublished ? null : <strong className="event-chip__draft">Draft</strong>}
  </>
)

const spoken = (event: MonthEvent) =>
  [
    `${event.type ?? 'No type'}: ${event.title}`,
    fullDays(event),
    ...(event.audience.length > 0 ? [`${studentsText(event.audience)} students`] : []),
    ...(event.isPublished ? [] : ['draft']),
  ].join(', ')

interface EventChipProps extends Dragged {
  /** Only one of an event's days is reached with Tab. */
  isTabStop: boolean
  onOpen: (event: MonthEvent) => void
}

/** An event on one of its days. A click opens it; it can be dragged to another day. */
export const EventChip = ({ event, day, isTabStop, onOpen }: EventChipProps) => {
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: `${event.id} ${day}`,
    data: { event, day } satisfies Dragged,
  })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="event-chip"
      aria-label={spoken(event)}
      aria-haspopup="dialog"
      tabIndex={isTabStop ? 0 : -1}
      data-event-type={event.type}
      data-draft={!event.isPublished}
      data-dragging={isDragging}
      onClick={() => onOpen(event)}
      {...listeners}
    >
      <ChipText event={event} />
    </button>
  )
}
