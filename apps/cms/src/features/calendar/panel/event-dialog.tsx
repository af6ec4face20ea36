'use client'

import { useConfig } from '@payloadcms/ui'
import { importMessages } from '@tropa/contract/calendar/import'
import { eventDayLimits } from '@tropa/contract/calendar/event-days'
import { eventTypeStyles, eventTypes } from '@tropa/contract/calendar/event-types'
import { noResponse } from '@tropa/contract/errors'
import { comparable, maxLength } from '@tropa/contract/base/text'
import { addDays, daysBetween, type CalendarDate } from '@tropa/contract/base/calendar-date'
import { mediumDate } from '@tropa/contract/base/day-text'
import type { NamedRow } from '@tropa/contract/settings/teams'
import Link from 'next/link'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { PanelDialog, textOf } from '../../../payload/components/panel-dialog'
import { sendForm } from '../../../payload/components/send-form'
import { calendarAddress, type Days, fullDays } from '../month'
import type { StoredEvent } from '../read'
import { PublishChoice } from './publish-choice'

export interface MonthEvent extends StoredEvent {
  /** Whether visitors see it, perhaps without its newest changes. */
  isLive: boolean
  /** The students it is for, in words. */
  students: string
}

/** Why something was not stored. */
interface Refusal {
  problem: string
  /** Whether no answer came, so that the same can be sent again. */
  isUnanswered?: boolean
}

/** The outcome of a dialog. */
export interface Saved {
  text: string
  /** A known event as it is stored now. */
  event?: MonthEvent
  /** Undoes it, and resolves to the event as it is stored then. */
  undo?: () => Promise<MonthEvent | Refusal>
}

const stored = z.object({ doc: z.object({ updatedAt: z.string() }) })

const reasons = z.object({ label: z.optional(z.string()), message: z.string() })
const refusal = z.object({
  errors: z.array(
    z.extend(reasons, { data: z.optional(z.object({ errors: z.optional(z.array(reasons)) })) }),
  ),
})

/** Replaces messages in which the server is less plain, or speaks of an event's whole form. */
const refusalOf: Record<number, string> = {
  404: 'It is not in the calendar any more.',
  409: 'Somebody else has changed this event. Look at it again first.',
}

const send = async (
  url: string,
  method: 'PATCH' | 'POST',
  data: object,
): Promise<{ updatedAt: string } | Refusal> => {
  try {
    const { isOk, status, body } = await sendForm(url, method, data)
    if (isOk) return stored.parse(body).doc
    const [error] = refusal.parse(body).errors
    const { label, message = noResponse } = error?.data?.errors?.[0] ?? error ?? {}
    return { problem: refusalOf[status] ?? (label ? `${label}: ${message}` : message) }
  } catch {
    return { problem: noResponse, isUnanswered: true }
  }
}

const lastDay = ({ start, end }: Days) => (start === end ? null : end)

const found = z.object({
  docs: z.array(z.object({ title: z.nullish(z.string()), start: z.string() })),
})

/** The day on which an event of this title stands, a day away at most. */
const findTwin = async (api: string, title: string, start: CalendarDate) => {
  const query = new URLSearchParams({
    draft: 'true',
    depth: '0',
    limit: '0',
    'where[start][greater_than_equal]': addDays(start, -1),
    'where[start][less_than]': addDays(start, 2),
  })
  const answer = await fetch(`${api}/calendar?${query}`)
  const { docs } = found.parse(await answer.json())
  return docs.find((each) => comparable(each.title ?? '') === comparable(title))?.start.slice(0, 10)
}

/** Moves an event to other days and keeps it a draft or published, unless somebody has saved it since it was read. */
const move = (api: string, { id, isPublished, updatedAt }: StoredEvent, days: Days) =>
  send(`${api}/calendar/${id}?depth=0&draft=${!isPublished}`, 'PATCH', {
    start: days.start,
    end: lastDay(days),
    _status: isPublished ? 'published' : 'draft',
    updatedAt,
  })

const dayLimits = { min: eventDayLimits.first, max: eventDayLimits.last }

interface NewEventProps {
  day: CalendarDate
  audiences: readonly NamedRow[]
}

const NewEvent = ({ day, audiences }: NewEventProps) => (
  <>
    <label className="tool__field">
      Title
      <input name="title" required maxLength={maxLength.title} />
    </label>
    <label className="tool__field">
      Type
      <select name="type" defaultValue="event">
        {eventTypes.map((type) => (
          <option key={type} value={type}>
            {eventTypeStyles[type].label}
          </option>
        ))}
      </select>
    </label>
    <label className="tool__field">
      First day
      <input type="date" name="start" required {...dayLimits} defaultValue={day} />
    </label>
    <label className="tool__field">
      Last day
      <input type="date" name="end" {...dayLimits} />
    </label>
    <p className="tool__hint">Leave the last day empty for an event of one day.</p>
    {audiences.length > 0 ? (
      <fieldset className="tool__set">
        <legend>Audience (none means everyone)</legend>
        {audiences.map(({ _id, name }) => (
          <label key={_id} className="tool__choice">
            <input type="checkbox" name="audience" value={_id} />
            {name}
          </label>
        ))}
      </fieldset>
    ) : null}
    <PublishChoice legend="Draft or published" />
    <Link prefetch={false} href={`${calendarAddress}/create?start=${day}`}>
      Open the whole form
    </Link>
  </>
)

/** An event with its audience by name, and as a sentence says it. */
const EventDay = ({ event }: { event: MonthEvent }) => (
  <>
    <p>
      {event.hasType ? eventTypeStyles[event.type].label : 'No type'}, {fullDays(event)}
      {event.isPublished ? null : <strong> Draft</strong>}
    </p>
    {event.audience.length > 0 ? <p>For {event.students}</p> : null}
    <Link prefetch={false} href={`${calendarAddress}/${event.id}`}>
      Edit this event
    </Link>
    <label className="tool__field">
      Move to
      <input type="date" name="start" required {...dayLimits} defaultValue={event.start} />
    </label>
    <p className="tool__hint">
      {event.start === event.end ? '' : 'This is the first day; the event keeps its length. '}
      {event.isPublished
        ? 'Visitors see the new days at once.'
        : 'It stays a draft. Visitors see the new days once you publish it.'}
    </p>
  </>
)

interface EventDialogProps {
  opened: MonthEvent | CalendarDate
  audiences: readonly NamedRow[]
  onSaved: (saved: Saved) => void
  onClose: () => void
}

/** Adds an event on a day, or publishes one or moves it to another day. The rest is in the event's form. */
export const EventDialog = ({ opened, audiences, onSaved, onClose }: EventDialogProps) => {
  const { api } = useConfig().config.routes
  /** The event that was found on that day already: sending the same form once more adds it anyway. */
  const asked = useRef('')

  const add = async (form: FormData) => {
    // Phones put a blank after a word that they complete.
    const [title, type] = [textOf(form, 'title').trim(), textOf(form, 'type')]
    const start = textOf(form, 'start')
    const days = { start, end: textOf(form, 'end') || start }
    if (days.end < start) return importMessages.lastDayBeforeFirst
    const isPublished = form.get('publish') === 'yes'
    const question = JSON.stringify([title, start])
    const twin =
      asked.current === question
        ? undefined
        : await findTwin(api, title, start).catch(() => undefined)
    if (twin) {
      asked.current = question
      return `“${title}” is already on ${mediumDate(twin)}. Press Add again to add it anyway.`
    }
    const data = {
      ...{ title, type, start, end: lastDay(days), audience: form.getAll('audience') },
      _status: isPublished ? 'published' : 'draft',
    }
    const answer = await send(`${api}/calendar?depth=0&draft=${!isPublished}`, 'POST', data)
    if ('problem' in answer) return answer.problem
    const added = `Added “${title}” on ${fullDays(days)}`
    onSaved({
      text: isPublished
        ? `${added}. Visitors see it now.`
        : `${added} as a draft. Visitors see it once you publish it.`,
    })
  }

  const publish = async (event: MonthEvent) => {
    const { id, title, updatedAt } = event
    const data = { _status: 'published', updatedAt }
    const answer = await send(`${api}/calendar/${id}?depth=0`, 'PATCH', data)
    if ('problem' in answer) return answer.problem
    onSaved({
      text: `Published “${title}”. Visitors see it now.`,
      event: { ...event, ...answer, isPublished: true, isLive: true },
    })
  }

  const moveTo = async (event: MonthEvent, start: CalendarDate) => {
    const { title, isPublished } = event
    const days = { start, end: addDays(event.end, daysBetween(event.start, start)) }
    const answer = await move(api, event, days)
    if ('problem' in answer) return answer.problem
    onSaved({
      text: isPublished
        ? `Moved “${title}” to ${fullDays(days)}. Visitors see it there now.`
        : `Moved the draft of “${title}” to ${fullDays(days)}. Visitors see the change once it is published.`,
      event: { ...event, ...answer, ...days },
      undo: async () => {
        const undone = await move(api, { ...event, ...answer }, event)
        if (!('problem' in undone)) return { ...event, ...undone }
        return { ...undone, problem: `“${title}” was not moved back. ${undone.problem}` }
      },
    })
  }

  const isNew = typeof opened === 'string'
  return (
    <PanelDialog
      title={isNew ? 'New event' : opened.title}
      verb={isNew ? 'Add' : 'Move'}
      also={isNew || opened.isPublished || opened.isLive ? undefined : 'Publish'}
      dismissal="Close"
      onSubmit={(form) => {
        if (isNew) return add(form)
        return form.has('also') ? publish(opened) : moveTo(opened, textOf(form, 'start'))
      }}
      onClose={onClose}
    >
      {isNew ? <NewEvent day={opened} audiences={audiences} /> : <EventDay event={opened} />}
    </PanelDialog>
  )
}
