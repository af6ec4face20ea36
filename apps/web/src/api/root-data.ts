import type { Site } from '@tropa/contract/site'

/** Id of the route whose loader fetches the `RootData`. */
export const rootRouteId = 'root'

/** The data every page needs. */
export interface RootData {
  site: Site
  /** When the document was rendered, as ISO time. */
  renderedAt: string
  /** The origin of the site's addresses, which only the server has to be told. */
  origin?: string
}
