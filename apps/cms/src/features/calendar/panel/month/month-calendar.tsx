'use client'

import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useWindowInfo } from '@payloadcms/ui'
import { addDays, daysBetween, type CalendarDate } from '@tropa/contract/time/calendar-date'
import { useId, useState } from 'react'
import type { MonthEvent } from '../../month/month-event'
import type { Month } from '../../month/month'
import { ChosenDay } from './chosen-day'
import { ChipText, type Dragged } from './event-chip'
import { EventDialog } from './event-dialog'
import { MonthTable } from './month-table'
import { MoveStatus } from './move-status'
import { useMoves } from './use-moves'

interface MonthCalendarProps {
  month: Month
  today: CalendarDate
  events: readonly MonthEvent[]
}

/** The dialog and the message after a move say everything that is announced. */
const silent = {
  onDragStart: () => '',
  onDragOver: () => '',
  onDragEnd: () => '',
  onDragCancel: () => '',
}

const isDragged = (data: unknown): data is Dragged =>
  typeof data === 'object' && data !== null && 'event' in data && 'day' in data

/** A month whose events can be opened, and moved to other days by dragging or in a dialog. */
export const MonthCalendar = ({ month, today, events: saved }: MonthCalendarProps) => {
  const { events, moveTo, result, isBusy } = useMoves(saved)
  const [day, setDay] = useState(today.startsWith(`${month}-`) ? today : `${month}-01`)
  const [opened, setOpened] = useState<MonthEvent>()
  const [dragged, setDragged] = useState<MonthEvent>()
  const isSmall = useWindowInfo().breakpoints.s === true
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  )

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    const data: unknown = active.data.current
    if (!over || !isDragged(data)) return
    void moveTo(data.event, addDays(data.event.start, daysBetween(data.day, String(over.id))))
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        const data: unknown = active.data.current
        if (isDragged(data)) setDragged(data.event)
      }}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      <MoveStatus result={result} />
      <MonthTable
        month={month}
        today={today}
        events={events}
        activeDay={day}
        isSmall={isSmall}
        onActivate={setDay}
        onOpen={setOpened}
      />
      {isSmall ? <ChosenDay day={day} events={events} onOpen={setOpened} /> : null}
      <DragOverlay dropAnimation={null}>
        {dragged ? (
          <span className="event-chip" data-event-type={dragged.type}>
            <ChipText event={dragged} />
          </span>
        ) : null}
      </DragOverlay>
      {opened ? (
        <EventDialog
          key={opened.id}
          event={opened}
          isBusy={isBusy}
          onMove={(start) => void moveTo(opened, start)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </DndContext>
  )
}
