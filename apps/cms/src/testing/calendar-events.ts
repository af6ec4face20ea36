import type { Payload } from 'payload'
import type { ImportResponse } from '../features/calendar/import/endpoints'

/** The events and drafts that begin in a year, each as a line. */
export const eventsOf = async (payload: Payload, year: number): Promise<string[]> => {
  const { docs } = await payload.find({
    collection: 'calendar',
    draft: true,
    limit: 0,
    sort: ['start', 'title'],
    where: { start: { greater_than: `${year}-01-01`, less_than: `${year + 1}-01-01` } },
  })
  return docs.map(({ title, type, start, end, _status }) =>
    [title, type, start.slice(0, 10), end?.slice(0, 10) ?? '', _status].join(' | '),
  )
}

/** The rows of an answer to an import, each as a line. */
export const summary = ({ rows }: ImportResponse): string[] =>
  rows.map(({ place, status, notes }) => [place, status, ...notes].join(' | '))
