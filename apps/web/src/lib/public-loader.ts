import { apiFailure } from './api-failure'

/**
 * Loads a public page's data. A failure becomes an answer with the call's status, which both the
 * server and the browser can show.
 */
export const publicLoader =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    try {
      return await load()
    } catch (error) {
      const failure = apiFailure(error)
      const known = failure.kind === 'answer' && failure.status < 500
      throw Response.json(
        { message: known ? failure.message : '' },
        { status: failure.kind === 'answer' ? failure.status : 503 },
      )
    }
  }
