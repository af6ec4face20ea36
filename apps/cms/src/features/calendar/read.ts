import { spanOfAcademicYear, type Audience } from '@tropa/contract/time/academic-year'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import type { Payload, Where } from 'payload'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import type { Draft } from '../../payload/globals/read-text'
import type { Calendar } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import type { EventSpan } from './academic-year'

/** An event with the students whom it concerns, and the ISO time of its last change. */
export interface DatedEvent extends EventSpan {
  audience: Audience[]
  updatedAt: string
}

/** Returns no event for a draft without a first day. */
const toEvents = ({
  id,
  title,
  type,
  tooltip,
  audience,
  start,
  end,
  updatedAt,
}: Draft<Calendar>): DatedEvent[] => {
  if (!id || !start) return []
  return [
    {
      _id: id,
      title: title ?? '',
      type: type ?? 'event',
      ...(tooltip && { tooltip }),
      audience: audience ?? [],
      start: toPlainDate(start),
      end: toPlainDate(end ?? start),
      updatedAt: updatedAt ?? '',
    },
  ]
}

const sorted = { sort: ['start', 'title'], limit: 0, pagination: false }

const readPublished = async (payload: Payload, conditions: Where[]): Promise<DatedEvent[]> => {
  const { docs } = await payload.db.find<Calendar>({
    collection: slugs.calendar,
    where: { and: [{ _status: { equals: 'published' } }, outsideTrash, ...conditions] },
    ...sorted,
  })
  return docs.flatMap(toEvents)
}

const readDrafts = async (payload: Payload, conditions: Where[]): Promise<DatedEvent[]> => {
  const { docs } = await payload.find({
    collection: slugs.calendar,
    draft: true,
    depth: 0,
    where: { and: conditions },
    overrideAccess: true,
    ...sorted,
  })
  return docs.flatMap(toEvents)
}

/** Every published event, by first day. */
export const readAllEvents = (payload: Payload) => readPublished(payload, [])

/** The events with a day from the first to the last: the published ones, or with `drafts` the latest. */
export const readEventsBetween = (
  payload: Payload,
  { first, last }: { first: CalendarDate; last: CalendarDate },
  drafts = false,
) => {
  const from = { greater_than_equal: toStoredDate(first) }
  return (drafts ? readDrafts : readPublished)(payload, [
    { start: { less_than_equal: toStoredDate(last) } },
    { or: [{ end: from }, { start: from }] },
  ])
}

/** The same for an academic year. */
export const readEventsOfYear = (payload: Payload, startYear: number, drafts = false) =>
  readEventsBetween(payload, spanOfAcademicYear(startYear), drafts)
