import { isRecord } from '@tropa/contract/is-record'
import type { ComponentType } from 'react'
import type { PageAccess } from '../session/member-pages'

/** What a route knows about its page besides how to render it. */
export interface PageHandle {
  /** The document's title, without the site's name; `null` for the home page. */
  title: string | null
  /** The titles of what a hash of the address shows instead. */
  titlesByHash?: Record<string, string>
  /** One sentence for search results and share cards. */
  description: string
  access: PageAccess
  /** The status of the response, 200 by default. */
  status?: number
  /** Whether search engines must not index the page. */
  isUnlisted?: boolean
  /** Shown while it loads, if that takes long. */
  skeleton?: ComponentType
}

export type PageAt = (path: string) => PageHandle | undefined

const isPageHandle = (handle: unknown): handle is PageHandle =>
  isRecord(handle) && 'title' in handle && 'access' in handle

export const pageHandle = (
  matches: readonly { route: { handle?: unknown } }[],
): PageHandle | undefined => matches.map(({ route }) => route.handle).findLast(isPageHandle)

/** Whether a page is for members, and so rendered in the browser only. */
export const isMembersOnly = ({ access }: PageHandle) =>
  access === 'admin' || access === 'user' || access === 'member'

/** The name is missing where loading the site failed. */
export const documentTitle = (title: string | null, siteName = '') =>
  [title, siteName].filter(Boolean).join(' · ') || 'Home'
