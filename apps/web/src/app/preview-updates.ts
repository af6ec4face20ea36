import type { DataStrategyFunction, DataStrategyResult } from 'react-router-dom'
import { readPageData } from './page-data'

/**
 * Loads the routes of a page from its document, as it is saved now: `/api` has the published content only, not
 * the drafts. A newer save aborts the request of an older one.
 *
 * @param reload - called where the response is not the page
 */
export const loadSavedPage =
  (reload: () => void): DataStrategyFunction =>
  async ({ request, matches }) => {
    const response = await fetch(request.url, { signal: request.signal }).catch(() => undefined)
    // Without a connection, what is shown stays.
    if (!response) return {}
    const saved = new DOMParser().parseFromString(await response.text(), 'text/html')
    const { loaderData = {}, errors } = readPageData(saved) ?? { errors: {} }
    if (errors) reload()
    const loaded = matches.filter(({ route }) => route.id in loaderData)
    return Object.fromEntries(
      loaded.map(({ route }): [string, DataStrategyResult] => [
        route.id,
        { type: 'data', result: loaderData[route.id] },
      ]),
    )
  }
