import type { Payload, Where } from 'payload'
import type { Draft } from '../../payload/globals/read-text'
import { toPlainDate, toStoredDate } from '../../payload/fields/plain-date'
import type { Calendar } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { spanOfAcademicYear, type EventSpan } from './academic-year'

/** An event with the moment of its last change. */
export interface DatedEvent extends EventSpan {
  updatedAt: string
}

/** An event, or none where a draft does not say yet when it is. */
const toEvents = ({
  id,
  title,
  type,
  tooltip,
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
      start: toPlainDate(start),
      end: toPlainDate(end ?? start),
      updatedAt: updatedAt ?? '',
    },
  ]
}

const inOrder = { sort: ['start', 'title'], limit: 0, pagination: false }

const readPublished = async (payload: Payload, conditions: Where[]): Promise<DatedEvent[]> => {
  const { docs } = await payload.db.find<Calendar>({
    collection: slugs.calendar,
    where: { and: [{ _status: { equals: 'published' } }, ...conditions] },
    ...inOrder,
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
    ...inOrder,
  })
  return docs.flatMap(toEvents)
}

/** Every published event, in order. */
export const readAllEvents = (payload: Payload) => readPublished(payload, [])

/** The events that touch an academic year, in order: those published, or with `drafts` the latest. */
export const readEventsOfYear = (payload: Payload, startYear: number, drafts = false) => {
  const { first, last } = spanOfAcademicYear(startYear)
  const from = { greater_than_equal: toStoredDate(first) }
  return (drafts ? readDrafts : readPublished)(payload, [
    { start: { less_than_equal: toStoredDate(last) } },
    { or: [{ end: from }, { start: from }] },
  ])
}
