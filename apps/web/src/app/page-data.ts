import { isRouteErrorResponse, type HydrationState } from 'react-router-dom'

export const pageDataId = 'page-data'

/** What the browser may know about a failed loader, in the router's shape for the error of a route. */
const toSentError = (error: unknown) => {
  const isResponse = isRouteErrorResponse(error)
  const data: unknown = isResponse ? error.data : null
  return { status: isResponse ? error.status : 500, statusText: '', internal: false, data }
}

export const toSentErrors = (errors: Record<string, unknown> | null | undefined) =>
  errors
    ? Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, toSentError(error)]))
    : undefined

/** JSON for a script block; with `<` escaped, no text in it can end the block. */
export const escapedJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** What a document carries for the browser to continue from, if anything. */
export const readPageData = (page: Document = document): HydrationState | undefined => {
  const text = page.getElementById(pageDataId)?.textContent
  const data = text ? (JSON.parse(text) as HydrationState) : undefined
  return data?.loaderData && data
}
