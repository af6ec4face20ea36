import { matchPath } from 'react-router-dom'
import { calendarHref, readCalendarParams } from '../../features/calendar/model/search-params'
import { paths } from '../../paths'

/** The pages whose document depends on the query, and how each writes what it reads from it. */
const canonicalQueries: [path: string, canonical: (params: URLSearchParams) => string][] = [
  [paths.calendar, (params) => calendarHref(readCalendarParams(params)).replace(/^\.$/, '')],
]

const pagePaths = new Set<string>(Object.values(paths))

/** The path of the page that is meant by a path in capitals or with slashes at its end. */
export const canonicalPath = (path: string): string => {
  const plain = path.replace(/\/+$/, '').toLowerCase() || paths.home
  return pagePaths.has(plain) ? plain : path
}

/** The address of the same document without what its page does not read from the query. */
export const pageAddress = (address: string): string => {
  const [path = '', ...query] = address.split('?')
  const entry = canonicalQueries.find(([pattern]) => matchPath(pattern, path))
  return entry ? `${path}${entry[1](new URLSearchParams(query.join('?')))}` : path
}
