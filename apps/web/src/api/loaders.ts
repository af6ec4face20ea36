import type { Site } from '@tropa/contract/site'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ApiClient } from './api-context'
import { apiFailure } from './api-failure'

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

/**
 * Loads a public page's data. A failure is thrown as a `Response` with the procedure's status, which
 * the server and the browser can both show; the message of a 5xx is left out.
 */
export const publicLoader =
  <T>(load: (search: URLSearchParams) => Promise<T>) =>
  async ({ request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(new URL(request.url).searchParams)
    } catch (error) {
      const failure = apiFailure(error)
      const status = failure.kind === 'response' ? failure.status : 503
      throw Response.json({ message: status < 500 ? failure.message : '' }, { status })
    }
  }

export const rootLoader = (client: ApiClient) =>
  publicLoader(async (): Promise<RootData> => ({
    site: await client.site.get(),
    renderedAt: new Date().toISOString(),
  }))
