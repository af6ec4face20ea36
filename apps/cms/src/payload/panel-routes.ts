import { paths } from '@tropa/contract/pages'

/** Where the panel and its interface are, as paths. */
export const panelRoutes = { admin: paths.panel, api: `${paths.panel}/api` } as const
