import { matchPath } from 'react-router-dom'
import { calendarHref, readCalendarParams } from '../../features/calendar/model/search-params'
import { paths } from '../../paths'

/** The pages whose document depends on the query, and how each writes what it reads from it. */
const canonicalQueries: [path: string, canonical: (params: URLSearchParams) => string][] = [
  [paths.calendar, (params) => calendarHref(readCalendarParams(params)).replace(/^\.$/, '')],
]

/** The address of the same document without what its page does not read from the query. */
export const pageAddress = (address: string): string => {
  const [path = '', ...query] = address.split('?')
  const entry = canonicalQueries.find(([pattern]) => matchPath(pattern, path))
  return entry ? `${path}${entry[1](new URLSearchParams(query.join('?')))}` : path
}
