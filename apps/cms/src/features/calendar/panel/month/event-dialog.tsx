'use client'

import { Button } from '@payloadcms/ui'
import { moveMessages } from '@tropa/contract/content/calendar-moves'
import { eventDayLimits } from '@tropa/contract/content/event-days'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import Link from 'next/link'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { capitalised } from '../../../../payload/fields/capitalised'
import { fullDays, studentsText } from '../../month/day-text'
import type { MonthEvent } from '../../month/month-event'
import { eventAddress } from './addresses'
import { TypeMark } from './type-mark'

interface EventDialogProps {
  event: MonthEvent
  isBusy: boolean
  onMove: (start: CalendarDate) => void
  onClose: () => void
}

/** An event with the way to its form, and a field that moves it without dragging. */
export const EventDialog = ({ event, isBusy, onMove, onClose }: EventDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { title, type, start, audience, isPublished } = event

  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const day = new FormData(submitted.currentTarget).get('start')
    dialog.current?.close()
    if (typeof day === 'string') onMove(day)
  }

  return (
    <dialog
      ref={dialog}
      className="event-dialog"
      aria-labelledby="event-dialog-title"
      onClose={onClose}
    >
      <h2 id="event-dialog-title" dir="auto">
        {title}
      </h2>
      <p>
        <TypeMark type={type} /> {type === null ? 'No type' : capitalised(type)}, {fullDays(event)}
        {isPublished ? null : <strong> Draft</strong>}
      </p>
      {audience.length > 0 ? <p>For {studentsText(audience)} students</p> : null}
      <p>
        <Link prefetch={false} href={eventAddress(event.id)}>
          Edit this event
        </Link>
      </p>
      <form className="tool__form" onSubmit={submit}>
        <label className="tool__field">
          Move to
          <input
            type="date"
            name="start"
            required
            min={eventDayLimits.first}
            max={eventDayLimits.last}
            defaultValue={start}
          />
        </label>
        <p className="tool__hint">
          {event.start === event.end ? '' : 'This is the first day; the event keeps its length. '}
          {isPublished ? moveMessages.goesLive : moveMessages.staysDraft}
        </p>
        <div className="tool__actions">
          <Button type="submit" margin={false} disabled={isBusy}>
            Move
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </form>
    </dialog>
  )
}
