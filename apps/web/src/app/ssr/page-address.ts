import { paths } from '@tropa/contract/pages'
import type { PageAddress } from '@tropa/contract/site-renderer'
import { calendarPageQuery } from '../../features/calendar/model/search-params'

const pagePaths = new Set<string>(Object.values(paths))

/** A path of no page, under which the document of all of them is rendered. */
const unknownPath = '/*'

/** Without the letters that need not be encoded; a path that cannot be decoded stays as it is. */
const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The path of the page that is meant by one in capitals, in encoded letters or with slashes at its end. */
export const canonicalPath = (path: string): string => {
  const plain = decoded(path).replace(/\/+$/, '') || paths.home
  const lower = plain.toLowerCase()
  if (pagePaths.has(lower)) return lower
  const folder = lower.replace(/[^/]+$/, '')
  const id = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return id !== '' && pagePaths.has(`${folder}:id`) ? `${folder}${id}` : path
}

const routeAt = (path: string): string | undefined =>
  [path, path.replace(/[^/]+$/, ':id')].find((each) => pagePaths.has(each))

/** The pattern of the page at a path, as the log and the metrics name it. */
export const pagePattern = (path: string): string | undefined =>
  routeAt(path)?.replace(':id', '{id}')

/** The address under which a page is rendered: its route, with what it reads from the query. */
export const pageAddress = (address: string): PageAddress => {
  const [path = '', ...query] = address.split('?')
  if (path !== paths.calendar) return { address: routeAt(path) ?? unknownPath, isKept: true }
  const { search, ...read } = calendarPageQuery(new URLSearchParams(query.join('?')))
  return { address: `${path}${search}`, ...read }
}
