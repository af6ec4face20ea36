'use client'

import { Button, toast } from '@payloadcms/ui'
import { eventTypeStyles, eventTypes } from '@tropa/contract/calendar/event-types'
import type { CalendarDate } from '@tropa/contract/base/calendar-date'
import type { NamedRow } from '@tropa/contract/settings/teams'
import { AgendaList } from '@tropa/ui/agenda-list'
import type { CalendarEntry } from '@tropa/ui/calendar'
import { Legend } from '@tropa/ui/legend'
import { MonthGrid } from '@tropa/ui/month-grid'
import { type WeekStart, WeekStartProvider } from '@tropa/ui/week-start'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Problem } from '../../../payload/components/problem'
import { addMonths, monthAddress, type Month as MonthName } from '../month'
import { EventDialog, type MonthEvent, type Saved } from './event-dialog'

interface MonthProps {
  month: MonthName
  today: CalendarDate
  weekStart: WeekStart
  events: readonly MonthEvent[]
  audiences: readonly NamedRow[]
}

const howToMove = 'To move an event, open it and choose a day at “Move to”.'

const legend = eventTypes.map((value) => ({ value, ...eventTypeStyles[value] }))

const untyped = { label: 'No type', hue: 'amber', shape: 'circle' } as const

/** The title says what the public calendar need not say. */
const toEntry = ({ id, title, type, hasType, start, end, audience, isPublished }: MonthEvent) => {
  const { label, ...style } = hasType ? eventTypeStyles[type] : untyped
  const remarks = [...audience, ...(isPublished ? [] : ['draft'])]
  return {
    id,
    title: remarks.length === 0 ? title : `${title} (${remarks.join(', ')})`,
    kind: label,
    start,
    end,
    ...style,
  } satisfies CalendarEntry
}

/** How far a pointer moves, in pixels, when somebody drags what cannot be dragged. */
const dragged = 24

/** A month of the calendar: a click on a day adds an event, one on an event moves or opens it. */
export const Month = ({ month, today, weekStart, events, audiences }: MonthProps) => {
  const router = useRouter()
  const [opened, setOpened] = useState<MonthEvent | CalendarDate>()
  const [saved, setSaved] = useState<Saved>()
  const [problem, setProblem] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const isMoved = useRef(false)
  const pressed = useRef<{ x: number; y: number }>(undefined)

  const show = (result?: Saved) => {
    isMoved.current = result?.undo !== undefined
    setSaved(result)
    setProblem('')
    router.refresh()
  }
  const close = () => {
    setOpened(undefined)
    // The event that opened the dialog is on another day now.
    if (isMoved.current) status.current?.focus()
    isMoved.current = false
  }
  const undo = async () => {
    const undone = await saved?.undo?.()
    if (!undone) return
    const refusal = 'problem' in undone ? undone : undefined
    if (refusal?.isUnanswered) {
      // A refresh without a connection would leave the page, and the move can still be undone.
      setProblem(refusal.problem)
      return
    }
    show('problem' in undone ? undefined : { text: 'Moved back.', event: undone })
    setProblem(refusal?.problem ?? '')
    // The button that had the focus is gone.
    status.current?.focus()
  }

  // Until the refreshed month is there, one's own change counts: the event could not be changed again otherwise.
  const own = saved?.event
  const shown = events.map((event) =>
    own?.id === event.id && own.updatedAt > event.updatedAt ? own : event,
  )
  const view = {
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)) - 1,
    today,
    entries: shown.map(toEntry),
    onSelect: (chosen: string | null) => setOpened(shown.find(({ id }) => id === chosen)),
  }
  return (
    <>
      <div className="month__head">
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => setOpened(today.startsWith(month) ? today : `${month}-01`)}
        >
          New event
        </Button>
        <Problem text={problem} />
        <p ref={status} role="status" tabIndex={-1}>
          {saved?.text}
        </p>
        {saved?.undo ? (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void undo()}>
            Undo
          </Button>
        ) : null}
      </div>
      <Legend title="Event types" items={legend} />
      {/* The second click of a double click falls where a dialog was that the first one closed. */}
      <div
        onClickCapture={(click) => click.detail > 1 && click.stopPropagation()}
        onPointerDown={({ clientX: x, clientY: y, target }) => {
          const isEvent = target instanceof Element && target.closest('button')
          pressed.current = isEvent ? { x, y } : undefined
        }}
        onPointerUp={({ clientX, clientY }) => {
          const { x = clientX, y = clientY } = pressed.current ?? {}
          if (Math.hypot(clientX - x, clientY - y) > dragged) toast.info(howToMove)
        }}
      >
        <WeekStartProvider value={weekStart}>
          <MonthGrid
            {...view}
            onDaySelect={setOpened}
            onMonthChange={(step) => router.push(monthAddress(addMonths(month, step)))}
            className="max-sm:hidden"
          />
        </WeekStartProvider>
        {events.length > 0 ? (
          <AgendaList {...view} className="sm:hidden" />
        ) : (
          <p className="sm:hidden">No events</p>
        )}
      </div>
      {opened ? (
        <EventDialog opened={opened} audiences={audiences} onSaved={show} onClose={close} />
      ) : null}
    </>
  )
}
