import { isRecord } from '@tropa/contract/base/is-record'
import type { PageAccess, VisitorPage } from '@tropa/contract/pages'

/** What a route knows about its page besides how to render it. */
export interface PageHandle extends Omit<VisitorPage, 'path'> {
  access: PageAccess
  /** The status of the response, 200 by default. */
  status?: number
}

export type PageAt = (path: string) => PageHandle | undefined

const isPageHandle = (handle: unknown): handle is PageHandle =>
  isRecord(handle) && 'title' in handle && 'access' in handle

/** The handle of the innermost route that has one. */
export const pageHandle = (
  matches: readonly { route: { handle?: unknown } }[],
): PageHandle | undefined => matches.map(({ route }) => route.handle).findLast(isPageHandle)

/** Whether a page is for members, and so rendered in the browser only. */
export const isMembersOnly = ({ access }: PageHandle) =>
  access === 'admin' || access === 'user' || access === 'member'

/** The name is missing where loading the site failed. */
export const documentTitle = (title: string | null, siteName = '') =>
  [title, siteName].filter(Boolean).join(' · ') || 'Home'
