import type { DataStrategyFunction } from 'react-router-dom'
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
    const { pathname, search } = new URL(request.url)
    // The document of another page takes the place of this one.
    if (pathname !== window.location.pathname) return new Promise(() => undefined)
    const isSave = search === window.location.search
    const asked = matches.filter(
      (match) => match.route.loader && (isSave || match.shouldCallHandler()),
    )
    const response =
      asked.length > 0 &&
      (await fetch(request.url, { signal: request.signal }).catch(() => undefined))
    // Without a connection, what is shown stays.
    if (!response) return {}
    const saved = new DOMParser().parseFromString(await response.text(), 'text/html')
    const page = readPageData(saved)
    if (!page) {
      reload()
      return {}
    }
    const load = async (match: (typeof matches)[number]) => {
      const { id } = match.route
      const error: unknown = page.errors?.[id]
      // It also says that the code of a page cannot be fetched.
      const loaded = await match.resolve(() => Promise.resolve(page.loaderData?.[id]))
      return [id, error ? { type: 'error' as const, result: error } : loaded] as const
    }
    return Object.fromEntries(await Promise.all(asked.map(load)))
  }
