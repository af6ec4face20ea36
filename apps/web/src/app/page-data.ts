import type { HydrationState } from 'react-router-dom'
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorAnswer } from 'react-router-dom'
import type { ContactResponse } from '@tropa/contract/site-renderer'

/** Id of the document's data block. */
export const pageDataId = 'page-data'

interface SentError {
  status: number
  data: unknown
}

/** What a document carries for the browser to go on from. */
export interface PageData {
  loaderData?: Record<string, unknown> | undefined
  errors?: Record<string, SentError> | undefined
  contact?: ContactResponse | undefined
}

/** What may be known of a failed loader outside the server: its status and a sentence. */
export const toSentErrors = (
  errors: Record<string, unknown> | null | undefined,
): Record<string, SentError> | undefined =>
  errors
    ? Object.fromEntries(
        Object.entries(errors).map(([id, error]) => [
          id,
          isRouteErrorResponse(error)
            ? { status: error.status, data: error.data as unknown }
            : { status: 500, data: null },
        ]),
      )
    : undefined

/** JSON for a script block; an escaped `<` cannot end it. */
export const serialisePageData = (data: PageData) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Reads the document's data block. */
export const readPageData = (): PageData => {
  const text = document.getElementById(pageDataId)?.textContent
  return text ? (JSON.parse(text) as PageData) : {}
}

/** The router's first state from the document's data. */
export const hydrationState = ({ loaderData, errors }: PageData): HydrationState | undefined =>
  loaderData && {
    loaderData,
    errors: errors
      ? Object.fromEntries(
          Object.entries(errors).map(([id, { status, data }]) => [
            id,
            new ErrorAnswer(status, '', data),
          ]),
        )
      : null,
  }
