import type { UserType } from '@tropa/contract/member'
import { mayOpen } from './member-pages'

/** Where a tab remembers it. */
export const leftPageKey = 'left-page'

/** The address of the page that is shown, without its origin. */
export const currentPage = () => window.location.pathname + window.location.search

/** Remembers, in this tab, that a session ended and on which page. */
export const rememberLeftPage = (page: string) => {
  try {
    sessionStorage.setItem(leftPageKey, page)
  } catch {
    return // a browser that forbids storage leads to the home screen instead
  }
}

/** The page a session ended on, or `null` where none did. */
export const leftPage = (): string | null => {
  try {
    return sessionStorage.getItem(leftPageKey)
  } catch {
    return null
  }
}

/** Forgets the page a session ended on. */
export const forgetLeftPage = () => {
  try {
    sessionStorage.removeItem(leftPageKey)
  } catch {
    return
  }
}

const locate = (page: string) => {
  try {
    return new URL(page, window.location.origin)
  } catch {
    return null
  }
}

/** The page a session ended on, where it is one of this site's that the member may open. */
export const returnPage = (page: string | null, userType: UserType): string | null => {
  const address = page === null ? null : locate(page)
  if (address?.origin !== window.location.origin || !mayOpen(address.pathname, userType)) {
    return null
  }
  return address.pathname + address.search
}
