import type { ErrorBody } from '@tropa/contract/errors'

/** Code of an error whose response was not the contract's: a proxy's page, say. */
export const unreadableResponse = 'UNREADABLE_RESPONSE'

/** Why a procedure failed: the server refused, or there was no response at all and so no status. */
interface ApiFailure {
  status?: number
  message: string
  errors: Record<string, string>
}

/** Recognises an `ORPCError` without its class, whose code is fetched with the first request only. */
const isResponseError = (
  error: unknown,
): error is Error & { status: number; code: string; data?: Partial<ErrorBody> } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'code' in error

/** Why a request failed. The error of a field is more precise than the general message, so it comes first. */
export const apiFailure = (error: unknown): ApiFailure => {
  if (!isResponseError(error)) {
    return { message: error instanceof Error ? error.message : '', errors: {} }
  }
  const errors = error.data?.errors ?? {}
  const sentence = error.code === unreadableResponse ? '' : error.message
  return { status: error.status, message: Object.values(errors)[0] ?? sentence, errors }
}

/** Whether a file of the site could not be fetched, without a connection or after a new build. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message)

/**
 * A failure without an answer of the server.
 *
 * @param hint - says why there was no answer and what to do; what failed is said elsewhere
 */
export const noAnswer = (hint: string) => Object.assign(new Error(), { hint })

/** Why the server did not answer and what to do, if that is known. */
export const hintOf = (error: unknown): string | undefined =>
  error instanceof Error && 'hint' in error && typeof error.hint === 'string'
    ? error.hint
    : undefined

/** The server's own sentence, or `otherwise` if it sent none or did not respond. */
export const serverMessage = (error: unknown, otherwise: string): string => {
  const { status, message } = apiFailure(error)
  return (status !== undefined && message) || otherwise
}

/** The server's own sentence if it refused the request; undefined if it failed or did not respond. */
export const refusalOf = (error: unknown): string | undefined => {
  const { status = 503, message } = apiFailure(error)
  return status < 500 && message ? message : undefined
}

export const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  statuses.includes(apiFailure(error).status ?? 0)

/** Whether somebody else has changed or deleted what a request was about. */
export const isOutdated = (error: unknown) => hasStatus(error, 404, 409)

export const isUnauthorized = (error: unknown) => hasStatus(error, 401)
