import { paths } from '../pages'

/** The parameter of the login's address that names the page to go on to. */
export const returnParameter = 'return'

/** The address of the login that leads on to a page, given as a path with its query; also for links in mails. */
export const loginAddress = (page: string): string =>
  `${paths.login}?${returnParameter}=${encodeURIComponent(page).replaceAll('%2F', '/')}`

/** What the home of a member who is no editor is asked for, where they tried to open the panel. */
export const closedPanelQuery = '?from=panel'

/** Where a member who is no editor is led from the panel. */
export const closedPanelAddress = `${paths.dashboard}${closedPanelQuery}`
