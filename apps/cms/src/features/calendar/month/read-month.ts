import type { PayloadRequest } from 'payload'
import { toPlainDate, toStoredDate } from '../../../payload/fields/stored-date'
import type { Draft } from '../../../payload/globals/read-text'
import type { Calendar } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import type { MonthEvent } from './month-event'
import { byFirstDay } from './move'
import { weeksOfMonth, type Month } from './month'

const toMonthEvent = (event: Draft<Calendar>): MonthEvent[] => {
  const { id, title, type, start, end, _status, updatedAt } = event
  if (!id || !start || !updatedAt) return []
  return [
    {
      id,
      title: title || 'Untitled',
      type: type ?? null,
      start: toPlainDate(start),
      end: toPlainDate(end ?? start),
      isPublished: _status === 'published',
      updatedAt,
    },
  ]
}

/** The events that the caller may read on the days of a month's weeks, as they were last saved. */
export const readMonthEvents = async (req: PayloadRequest, month: Month): Promise<MonthEvent[]> => {
  const days = weeksOfMonth(month).flat()
  const [first = '', last = first] = [days[0], days.at(-1)]
  const isNotOver = { greater_than_equal: toStoredDate(first) }
  const { docs } = await req.payload.find({
    collection: slugs.calendar,
    draft: true,
    where: {
      and: [
        { start: { less_than_equal: toStoredDate(last) } },
        { or: [{ start: isNotOver }, { end: isNotOver }] },
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.flatMap(toMonthEvent).toSorted(byFirstDay)
}
