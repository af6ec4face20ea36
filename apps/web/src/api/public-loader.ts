import type { LoaderFunctionArgs } from 'react-router-dom'
import { apiFailure } from './api-failure'

/**
 * Loads a public page's data, from what its address asks for. A failure becomes an answer with the call's status, which both the
 * server and the browser can show.
 */
export const publicLoader =
  <T>(load: (search: URLSearchParams) => Promise<T>) =>
  async ({ request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(new URL(request.url).searchParams)
    } catch (error) {
      const failure = apiFailure(error)
      const known = failure.kind === 'answer' && failure.status < 500
      throw Response.json(
        { message: known ? failure.message : '' },
        { status: failure.kind === 'answer' ? failure.status : 503 },
      )
    }
  }
