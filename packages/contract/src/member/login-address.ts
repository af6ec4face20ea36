import type { UserType } from './member'

/** The parameter of the login's address that names the page to go on to. */
export const returnParameter = 'return'

/** The address of the login that leads on to a page, given as a path with its query; also for links in mails. */
export const loginAddress = (page: string): string =>
  `/login?${returnParameter}=${encodeURIComponent(page).replaceAll('%2F', '/')}`

/** What the home of a member who is no editor is asked for, where they tried to open the panel. */
export const closedPanelQuery = '?from=panel'

/** Where a member who is no editor is led from the panel. */
export const closedPanelAddress = `/dashboard${closedPanelQuery}`

/** The address of the to-do page; a page of the other role ends the session. */
export const todoAddress = (userType: UserType): string =>
  loginAddress(userType === 'admin' ? '/admin/todo' : '/todo')

export const inquiriesAddress = loginAddress('/admin/inquiry')

/** The address of the page on which members of both roles see what they are expected at. */
export const standingAddress = loginAddress('/standing')
