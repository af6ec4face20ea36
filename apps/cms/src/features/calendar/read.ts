import type { EventType } from '@tropa/contract/calendar/event-types'
import { spanOfAcademicYear } from '@tropa/contract/calendar/academic-year'
import type { Audience } from '@tropa/contract/calendar/audience'
import type { CalendarDate } from '@tropa/contract/base/calendar-date'
import type { Payload, PayloadRequest, Where } from 'payload'
import { isObjectId } from '../../database/ids'
import { findRows } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import { readSettings, type StoredSettings } from '../../payload/globals/read-settings'
import type { Draft } from '../../payload/globals/read-text'
import type { Calendar } from '../../payload/payload-types'

/** An event of the calendar as the server reads it. A draft may lack what visitors must see. */
export interface StoredEvent {
  id: string
  /** Empty for a draft without one. */
  title: string
  type: EventType
  /** A draft may have none yet; it counts as an event then. */
  hasType: boolean
  tooltip: Calendar['tooltip']
  /** The students whom it concerns, in the order of the settings; none for everyone. */
  audience: Audience[]
  start: CalendarDate
  /** The last day; the first one again if it lasts one day. */
  end: CalendarDate
  /** Whether visitors see what was last saved. */
  isPublished: boolean
  /** When it was last saved, as an ISO time. */
  updatedAt: string
}

/** Returns no event for a draft without a first day. */
const toEvents = (event: Draft<Calendar>, { audiences }: StoredSettings): StoredEvent[] => {
  const { id, title, type, tooltip, audience, start, end, _status, updatedAt } = event
  if (!id || !start) return []
  return [
    {
      id,
      title: title ?? '',
      type: type ?? 'event',
      hasType: Boolean(type),
      tooltip: tooltip ?? null,
      // The panel stores them in the order of the clicks, and one that was left out may be there still.
      audience: audiences.flatMap(({ _id }) => (audience?.includes(_id) ? [_id] : [])),
      start: toPlainDate(start),
      end: toPlainDate(end ?? start),
      isPublished: _status === 'published',
      updatedAt: updatedAt ?? '',
    },
  ]
}

const sort = ['start', 'title']

const readPublished = async (payload: Payload, conditions: Where[]): Promise<StoredEvent[]> => {
  const events = await findRows(payload, 'calendar', {
    where: { and: [{ _status: { equals: 'published' } }, outsideTrash, ...conditions] },
    sort,
  })
  const settings = await readSettings(payload)
  return events.flatMap((event) => toEvents(event, settings))
}

type Caller = { overrideAccess: true } | { overrideAccess: false; req: PayloadRequest }

const readLatest = async (payload: Payload, conditions: Where[], caller: Caller) => {
  const { docs } = await payload.find({
    collection: 'calendar',
    draft: true,
    depth: 0,
    where: { and: conditions },
    sort,
    pagination: false,
    ...caller,
  })
  const settings = await readSettings(payload)
  return docs.flatMap((event) => toEvents(event, settings))
}

export const readAllEvents = (payload: Payload) => readPublished(payload, [])

/** The published event with an id, as a list of at most one. */
export const readEvent = async (payload: Payload, id: string) =>
  isObjectId(id) ? readPublished(payload, [{ id: { equals: id } }]) : []

interface Span {
  first: CalendarDate
  last: CalendarDate
}

const isBetween = ({ first, last }: Span): Where[] => {
  const from = { greater_than_equal: toStoredDate(first) }
  return [
    { start: { less_than_equal: toStoredDate(last) } },
    { or: [{ end: from }, { start: from }] },
  ]
}

/** The events with a day from the first to the last: the published ones, or with `drafts` the latest. */
export const readEventsBetween = (payload: Payload, span: Span, drafts = false) =>
  drafts
    ? readLatest(payload, isBetween(span), { overrideAccess: true })
    : readPublished(payload, isBetween(span))

export const readEventsOfYear = async (payload: Payload, startYear: number, drafts = false) => {
  const { terms } = await readSettings(payload)
  return readEventsBetween(payload, spanOfAcademicYear(startYear, terms), drafts)
}

/** The events that the caller may read, as they were last saved, by first day. */
export const readForEditor = (req: PayloadRequest, span?: Span): Promise<StoredEvent[]> =>
  readLatest(req.payload, span ? isBetween(span) : [], { overrideAccess: false, req })
