import { apiFailure } from './api-failure'

/** Whether the server no longer accepts the session. */
export const isUnauthorized = (error: unknown): boolean => {
  const failure = apiFailure(error)
  return failure.kind === 'response' && failure.status === 401
}
