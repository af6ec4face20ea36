import type { CalendarEvent } from '@tropa/contract/calendar'
import { spanOfAcademicYear, type Audience } from '@tropa/contract/time/academic-year'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import type { Payload, PayloadRequest, Where } from 'payload'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import type { Draft } from '../../payload/globals/read-text'
import type { Calendar } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { lastDayOf, type Month, type MonthEvent } from './month'

/** An event with the students whom it concerns, and the ISO time of its last change. */
export interface DatedEvent extends Omit<CalendarEvent, 'date'> {
  start: CalendarDate
  end: CalendarDate
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

export const readAllEvents = (payload: Payload) => readPublished(payload, [])

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
  (drafts ? readDrafts : readPublished)(payload, isBetween(span))

/** The same for an academic year. */
export const readEventsOfYear = (payload: Payload, startYear: number, drafts = false) =>
  readEventsBetween(payload, spanOfAcademicYear(startYear), drafts)

const toMonthEvent = (event: Draft<Calendar>): MonthEvent[] => {
  const { id, title, type, start, end, audience, _status, updatedAt } = event
  if (!id || !start || !updatedAt) return []
  return [
    {
      id,
      title: title || 'Untitled',
      type: type ?? null,
      start: toPlainDate(start),
      end: toPlainDate(end ?? start),
      audience: audience ?? [],
      isPublished: _status === 'published',
      updatedAt,
    },
  ]
}

/** The events of a month that the caller may read, as they were last saved. */
export const readMonthEvents = async (req: PayloadRequest, month: Month): Promise<MonthEvent[]> => {
  const { docs } = await req.payload.find({
    collection: slugs.calendar,
    draft: true,
    where: { and: isBetween({ first: `${month}-01`, last: lastDayOf(month) }) },
    depth: 0,
    ...sorted,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.flatMap(toMonthEvent)
}
