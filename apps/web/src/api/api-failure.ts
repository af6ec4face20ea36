import type { ErrorBody } from '@tropa/contract/errors'

/** Code of an error whose response was not the contract's: a proxy's page, say. */
export const unreadableResponse = 'UNREADABLE_RESPONSE'

/** Why a procedure failed: the server refused, or there was no response at all. */
type ApiFailure =
  | { kind: 'response'; status: number; message: string; errors: Record<string, string> }
  | { kind: 'no-response'; message: string }

/** Recognises an `ORPCError` without its class, whose code is fetched with the first request only. */
const isResponseError = (
  error: unknown,
): error is Error & { status: number; code: string; data?: Partial<ErrorBody> } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'code' in error

/** What is wrong with a field says more than the sentence about all of them. */
export const apiFailure = (error: unknown): ApiFailure => {
  if (!isResponseError(error)) {
    return { kind: 'no-response', message: error instanceof Error ? error.message : '' }
  }
  const errors = error.data?.errors ?? {}
  const sentence = error.code === unreadableResponse ? '' : error.message
  return {
    kind: 'response',
    status: error.status,
    message: Object.values(errors)[0] ?? sentence,
    errors,
  }
}

/** Whether a file of the site could not be fetched, without a connection or after a new build. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message)

/** The server's own sentence, or the given one where it sent none or did not respond. */
export const serverMessage = (error: unknown, otherwise: string): string => {
  const failure = apiFailure(error)
  return failure.kind === 'response' && failure.message ? failure.message : otherwise
}

/** Whether the server refused with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: number[]): boolean => {
  const failure = apiFailure(error)
  return failure.kind === 'response' && statuses.includes(failure.status)
}

/** Whether the server refused because somebody else made a change in between. */
export const isConflict = (error: unknown) => hasStatus(error, 409)

/** Whether somebody else has changed or deleted what a request was about. */
export const isOutdated = (error: unknown) => hasStatus(error, 404, 409)

/** Whether the server no longer accepts the session. */
export const isUnauthorized = (error: unknown) => hasStatus(error, 401)
