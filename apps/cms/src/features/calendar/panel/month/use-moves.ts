'use client'

import { useConfig } from '@payloadcms/ui'
import { moveMessages } from '@tropa/contract/content/calendar-moves'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fullDays } from '../../month/day-text'
import type { MonthEvent } from '../../month/month-event'
import { movedTo, type EventDays } from '../../month/move'
import { sendMove } from '../../month/send-move'

/** What came of the last move. */
export interface MoveResult {
  text: string
  isRefused: boolean
  /** Moves the event back, where that is possible. */
  undo?: () => void
}

/** Moves events to other days. They are shown there at once, and go back when a move is refused. */
export const useMoves = (saved: readonly MonthEvent[]) => {
  const { config } = useConfig()
  const router = useRouter()
  const [shownSaved, setShownSaved] = useState(saved)
  const [moved, setMoved] = useState<EventDays & { id: string }>()
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<MoveResult>()
  if (shownSaved !== saved) {
    setShownSaved(saved)
    setMoved(undefined)
  }

  const send = async (
    event: MonthEvent,
    days: EventDays,
    succeeded: (updatedAt: string) => MoveResult,
  ) => {
    setIsBusy(true)
    setResult(undefined)
    setMoved({ id: event.id, ...days })
    const answer = await sendMove(config.routes.api, event, days)
    if (answer.refusal === undefined) setResult(succeeded(answer.updatedAt))
    else {
      setMoved(undefined)
      setResult({ text: answer.refusal, isRefused: true })
    }
    setIsBusy(false)
    router.refresh()
  }

  const moveTo = async (event: MonthEvent, start: CalendarDate) => {
    const days = movedTo(event, start)
    if (isBusy || days.start === event.start) return
    const text = moveMessages[event.isPublished ? 'published' : 'draft']
    const undone = { text: moveMessages.undone(event.title, fullDays(event)), isRefused: false }
    await send(event, days, (updatedAt) => ({
      text: text(event.title, fullDays(days)),
      isRefused: false,
      undo: () => void send({ ...event, ...days, updatedAt }, event, () => undone),
    }))
  }

  const events = saved.map((event) => (event.id === moved?.id ? { ...event, ...moved } : event))
  return { events, moveTo, result, isBusy }
}
