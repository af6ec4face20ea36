import { paths } from '../pages'

/** The parameter of the login's address that names the page to go on to. */
export const returnParameter = 'return'

/** The address of the login that leads on to a page, given as a path with its query. */
export const loginAddress = (page: string): string =>
  `${paths.login}?${returnParameter}=${encodeURIComponent(page).replaceAll('%2F', '/')}`

/** A link to a page of members in a mail: somebody who is signed out opens it after the login. */
export const mailLink = (publicUrl: string, page: string): string =>
  `${publicUrl}${loginAddress(page)}`

/** The query of the member home after a member who is not an editor tried to open the panel. */
export const closedPanelQuery = '?from=panel'

/** Where the panel redirects a member who is not an editor. */
export const closedPanelAddress = `${paths.dashboard}${closedPanelQuery}`
