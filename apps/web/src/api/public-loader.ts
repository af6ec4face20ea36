import type { LoaderFunctionArgs } from 'react-router-dom'
import { apiFailure } from './api-failure'

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
