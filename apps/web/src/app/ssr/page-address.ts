import { publicPages } from '@tropa/contract/content/public-pages'
import { matchPath } from 'react-router-dom'
import { calendarPageQuery } from '../../features/calendar/model/search-params'
import { paths } from '../../paths'

const pagePaths = new Set<string>([
  ...Object.values(paths),
  ...Object.values(publicPages).map(({ path }) => path),
])

/** The path of the page that is meant by a path in capitals or with slashes at its end. */
export const canonicalPath = (path: string): string => {
  const plain = path.replace(/\/+$/, '').toLowerCase() || paths.home
  return pagePaths.has(plain) ? plain : path
}

/** The pattern of the page at a path, as the log and the metrics name it. */
export const pagePattern = (path: string): string | undefined =>
  [path, path.replace(/[^/]+$/, ':id')].find((each) => pagePaths.has(each))?.replace(':id', '{id}')

/**
 * The address of the same document without what its page does not read from the query; `null` for one
 * that is not to be cached.
 */
export const pageAddress = (address: string): string | null => {
  const [path = '', ...query] = address.split('?')
  if (!matchPath(paths.calendar, path)) return path
  const canonical = calendarPageQuery(new URLSearchParams(query.join('?')))
  return canonical === null ? null : `${path}${canonical}`
}
