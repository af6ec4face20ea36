import type { DataStrategyFunction, DataStrategyResult } from 'react-router-dom'
import { pageDataId, readPageData } from './page-data'

const contentOf = (page: Document) => page.getElementById(pageDataId)?.textContent

/** Loads a route from the document's page data; `/api` has the published content only, not the drafts. */
export const loadFromPageData: DataStrategyFunction = async ({ matches }) => {
  const { loaderData = {} } = readPageData() ?? {}
  const results: Record<string, DataStrategyResult> = {}
  const load = async (match: (typeof matches)[number]) => {
    const { id } = match.route
    if (Object.hasOwn(loaderData, id)) results[id] = { type: 'data', result: loaderData[id] }
    else if (match.shouldCallHandler()) results[id] = await match.resolve()
  }
  await Promise.all(matches.map(load))
  return results
}

let request = new AbortController()

interface PreviewActions {
  /** Loads the routes again, from the document's new page data. */
  revalidate: () => Promise<void>
  reload: () => void
}

/** Fetches the page as it was saved and shows its content if that has changed. A newer save aborts an older one's request. */
export const showSavedPage = async ({ revalidate, reload }: PreviewActions) => {
  request.abort()
  request = new AbortController()
  const response = await fetch(window.location.href, { signal: request.signal })
  const saved = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (contentOf(saved) === contentOf(document)) return
  const { loaderData, errors } = readPageData(saved) ?? {}
  const pageData = document.getElementById(pageDataId)
  if (!pageData || !loaderData || errors) {
    reload()
    return
  }
  pageData.textContent = saved.getElementById(pageDataId)?.textContent ?? ''
  await revalidate()
}
