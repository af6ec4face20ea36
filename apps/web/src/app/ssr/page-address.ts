import { isNotification } from '@tropa/contract/notification/notifications'
import { paths } from '@tropa/contract/pages'
import type { PageAddress } from '@tropa/contract/site-renderer'
import { tryOrUndefined } from '../../api/try-or-undefined'
import { calendarPageQuery } from '../../features/calendar/model/search-params'

const pagePaths = new Set<string>(Object.values(paths))

/** The pages with an id, which is one segment of their path. */
const pagesWithId = [...pagePaths]
  .filter((path) => path.includes(':id'))
  .map((path) => ({ path, segments: path.split('/') }))

/** The page with an id at a path. */
const pageWithId = (path: string) => {
  const given = path.split('/')
  return pagesWithId.find(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((each, index) => (each === ':id' ? given[index] : given[index] === each)),
  )
}

/** Stands for every path without a page: they share one document. */
const unknownPath = '/*'

/** Decodes the characters that need no encoding; a path that cannot be decoded stays as it is. */
const decoded = (path: string) => tryOrUndefined(() => decodeURI(path)) ?? path

/** The canonical form of a path that has capitals, encoded letters or slashes at its end. */
export const canonicalPath = (path: string): string => {
  const plain = decoded(path).replace(/\/+$/, '') || paths.home
  const lower = plain.toLowerCase()
  if (pagePaths.has(lower)) return lower
  const page = pageWithId(lower)
  if (!page) return path
  const id = path.split('/')[page.segments.indexOf(':id')] ?? ''
  return page.path.replace(':id', () => id)
}

const routeAt = (path: string): string | undefined =>
  pagePaths.has(path) ? path : pageWithId(path)?.path

/** The pattern of the page at a path, as the log and the metrics name it. */
export const pagePattern = (path: string): string | undefined =>
  routeAt(path)?.replace(':id', '{id}')

/** The address under which a page is rendered: its route, with what it reads from the query. */
export const pageAddress = (address: string): PageAddress => {
  const [path = '', ...rest] = address.split('?')
  const query = new URLSearchParams(rest.join('?'))
  if (path === paths.calendar) {
    const { search, ...read } = calendarPageQuery(query)
    return { address: `${path}${search}`, ...read }
  }
  const kind = query.get('kind')
  const isNamed = path === paths.unsubscribe && isNotification(kind)
  const page = isNamed ? `${path}?kind=${kind}` : (routeAt(path) ?? unknownPath)
  return { address: page, isCacheable: true }
}
