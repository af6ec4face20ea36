import type { UIMatch } from 'react-router-dom'
import type { PageAccess } from '../session/page-access'

/** What a route says of its page besides how it renders. */
export interface PageHandle {
  /** The document's title, without the site's name; `null` for the home page. */
  title: string | null
  access: PageAccess
  /** The status of the answer, 200 unless said otherwise. */
  status?: number
  /** Nobody should find the page by searching. */
  isUnlisted?: boolean
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'access' in handle

/** The handle of the page among a location's matches. */
export const pageHandle = (
  matches: readonly (Pick<UIMatch, 'handle'> | { route: { handle?: unknown } })[],
): PageHandle | undefined =>
  matches
    .map((match) => ('route' in match ? match.route.handle : match.handle))
    .findLast(isPageHandle)

/** Whether a page is rendered in the browser alone, for members. */
export const isMembersOnly = ({ access }: PageHandle) =>
  access === 'admin' || access === 'user' || access === 'member'

/** The document's title: the page's, then the site's name. */
export const documentTitle = (title: string | null, siteName: string) =>
  title === null ? siteName : `${title} · ${siteName}`
