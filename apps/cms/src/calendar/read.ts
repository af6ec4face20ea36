import type { Payload, Where } from 'payload'
import { toPlainDate, toStoredDate } from '../fields/plain-date'
import type { Calendar } from '../payload-types'
import { slugs } from '../slugs'
import { spanOfAcademicYear, type EventSpan } from './academic-year'

/** A published event with the moment of its last change. */
export interface PublishedEvent extends EventSpan {
  updatedAt: string
}

const toEvent = ({
  id,
  title,
  type,
  tooltip,
  start,
  end,
  updatedAt,
}: Calendar): PublishedEvent => ({
  _id: id,
  title,
  type,
  ...(tooltip && { tooltip }),
  start: toPlainDate(start),
  end: toPlainDate(end ?? start),
  updatedAt,
})

const readPublished = async (payload: Payload, conditions: Where[]): Promise<PublishedEvent[]> => {
  const { docs } = await payload.db.find<Calendar>({
    collection: slugs.calendar,
    where: { and: [{ _status: { equals: 'published' } }, ...conditions] },
    sort: ['start', 'title'],
    limit: 0,
    pagination: false,
  })
  return docs.map(toEvent)
}

/** Every published event, in order. */
export const readAllEvents = (payload: Payload) => readPublished(payload, [])

/** The published events that touch an academic year, in order. */
export const readEventsOfYear = (payload: Payload, startYear: number) => {
  const { first, last } = spanOfAcademicYear(startYear)
  const from = { greater_than_equal: toStoredDate(first) }
  return readPublished(payload, [
    { start: { less_than_equal: toStoredDate(last) } },
    { or: [{ end: from }, { start: from }] },
  ])
}
