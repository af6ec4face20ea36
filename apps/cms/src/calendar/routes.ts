import { dateIn } from '@tropa/contract/team-time'
import type { Payload } from 'payload'
import { api } from '../api/api'
import type { Calendar } from '../payload-types'
import { toPlainDate, toStoredDate } from '../plain-date'
import { readSite } from '../site/read'
import { slugs } from '../slugs'
import { layOutAcademicYear, spanOfAcademicYear, type EventSpan } from './academic-year'

const toSpan = ({ id, title, type, tooltip, start, end }: Calendar): EventSpan => ({
  _id: id,
  title,
  type,
  ...(tooltip && { tooltip }),
  start: toPlainDate(start),
  end: toPlainDate(end ?? start),
})

/** The published events that touch an academic year, in order. */
export const readEvents = async (payload: Payload, startYear: number): Promise<EventSpan[]> => {
  const { first, last } = spanOfAcademicYear(startYear)
  const { docs } = await payload.db.find<Calendar>({
    collection: slugs.calendar,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { start: { less_than_equal: toStoredDate(last) } },
        {
          or: [
            { end: { greater_than_equal: toStoredDate(first) } },
            { start: { greater_than_equal: toStoredDate(first) } },
          ],
        },
      ],
    },
    sort: ['start', 'title'],
    limit: 0,
    pagination: false,
  })
  return docs.map(toSpan)
}

/** The call for the academic calendar. */
export const calendarRoutes = {
  get: api.calendar.get.handler(async ({ context: { payload, env }, input }) => {
    const pinned = input.year ?? (await readSite(payload)).academicYear
    const year = pinned ?? Number(dateIn(env.timeZone).slice(0, 4))
    return layOutAcademicYear(year, await readEvents(payload, year))
  }),
}
