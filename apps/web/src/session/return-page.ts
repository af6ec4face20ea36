import type { UserType } from '@tropa/contract/member/member'
import { isRecord } from '@tropa/contract/base/is-record'
import { returnParameter } from '@tropa/contract/member/login-address'
import { paths, previewBase, publicPages } from '@tropa/contract/pages'
import { matchPath } from 'react-router-dom'
import { tryOrUndefined } from '../api/try-or-undefined'
import { readReturnPage } from './stored-return-page'
import { mayOpen } from './member-pages'

/** The address of the page that is shown, without its origin; its hash may be the code of a check-in. */
export const currentAddress = () => {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

export const parseAddress = (page: string) =>
  tryOrUndefined(() => new URL(page, window.location.origin))

/** The page to open after a login at this address: the one that it names, or the one on which a session ended. */
export const pageToGoOnTo = (address: string): string | null =>
  parseAddress(address)?.searchParams.get(returnParameter) ?? readReturnPage()

const editorsPages = new RegExp(`^(?:${paths.panel}|${previewBase})(?![^/?#])`)

/** Whether an address belongs to the editors' pages, which the server serves and guards by itself. */
export const isEditorsPage = (address: string): boolean => editorsPages.test(address)

/** Whether only the server knows the page at an address, so that it has to be loaded as a new document. */
export const isServersPage = (address: string): boolean =>
  isEditorsPage(address) || /^\/(?:storybook|api\/docs)(?![^/?#])/.test(address)

/** Without the login itself, which would lead back to itself. */
const pagesOfEverybody = [
  ...Object.values(publicPages).map(({ path }) => path),
  paths.invite,
  paths.confirm,
]

/** A path that starts with two slashes would name another host. */
const isPublicPage = (pathname: string) =>
  !pathname.startsWith('//') && pagesOfEverybody.some((path) => matchPath(path, pathname))

/** A page as an address of this site, or `null` if the member may not open it. */
export const allowedReturnPage = (page: string | null, userType: UserType): string | null => {
  const address = page === null ? undefined : parseAddress(page)
  if (!page || address?.origin !== window.location.origin) return null
  const { pathname, search, hash } = address
  const isAllowed = isServersPage(pathname) || isPublicPage(pathname) || mayOpen(pathname, userType)
  return isAllowed ? pathname + search + hash : null
}

/** For a navigation to the set-up of a required second factor: the page that it interrupts. */
export const setUpFrom = (page: string) => ({ state: { pageBeforeSetUp: page } })

/** The page that the set-up has interrupted, from the state of its location. */
export const pageBeforeSetUp = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.pageBeforeSetUp === 'string' ? state.pageBeforeSetUp : undefined
