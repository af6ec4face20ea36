import type { HydrationState } from 'react-router-dom'
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'

/** The path under which editors see the site with its drafts. */
export const previewBase = '/preview'

export const pageDataId = 'page-data'

interface SentError {
  status: number
  data: unknown
}

/** What a document carries for the browser to continue from. */
export interface PageData {
  loaderData?: Record<string, unknown> | undefined
  errors?: Record<string, SentError> | undefined
  actionData?: Record<string, unknown> | null | undefined
}

const toSentError = (error: unknown): SentError =>
  isRouteErrorResponse(error)
    ? { status: error.status, data: error.data }
    : { status: 500, data: null }

/** What the browser may know about failed loaders: status and message. */
export const toSentErrors = (errors: Record<string, unknown> | null | undefined) =>
  errors
    ? Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, toSentError(error)]))
    : undefined

/** JSON for a script block; with `<` escaped, no text in it can end the block. */
export const escapedJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

export const readPageData = (page: Document = document): PageData => {
  const text = page.getElementById(pageDataId)?.textContent
  return text ? (JSON.parse(text) as PageData) : {}
}

export const hydrationState = ({
  loaderData,
  actionData,
  errors,
}: PageData): HydrationState | undefined =>
  loaderData && {
    loaderData,
    actionData: actionData ?? null,
    errors: errors
      ? Object.fromEntries(
          Object.entries(errors).map(([id, { status, data }]) => [
            id,
            new ErrorResponse(status, '', data),
          ]),
        )
      : null,
  }
