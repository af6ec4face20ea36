import { ORPCError } from '@orpc/server'
import { errorCodes, tooManyUntil, type ErrorBody, type ErrorCode } from '@tropa/contract/errors'
import { isRecord } from '@tropa/contract/is-record'
import { isUnavailable } from '../database/unavailable'

const failure = (
  code: ErrorCode,
  message: string = errorCodes[code].message,
  data: { headers?: Record<string, string> | undefined; errors?: Record<string, string> },
  cause?: unknown,
) => new ORPCError(code, { status: errorCodes[code].status, message, data, cause })

export const apiError = (code: ErrorCode, message?: string, headers?: Record<string, string>) =>
  failure(code, message, { headers })

/** A 503 while the database cannot be reached; the cause is for the log. */
export const unavailable = (cause: unknown) =>
  failure('SERVICE_UNAVAILABLE', undefined, { headers: { 'Retry-After': '5' } }, cause)

/** A 429 of a limit, whose name is for the log. */
export const limitReached = (limit: string, milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const headers = { 'Retry-After': String(seconds) }
  return failure('TOO_MANY_REQUESTS', tooManyUntil(seconds), { headers }, { limit })
}

export const limitOf = (error: unknown): unknown =>
  isApiError(error) && isRecord(error.cause) ? error.cause.limit : undefined

/** A 400 with a sentence for each invalid field. */
export const fieldErrors = (errors: Record<string, string>) =>
  failure('BAD_REQUEST', Object.values(errors)[0], { errors })

export const unauthorizedField = (field: string, message: string) =>
  failure('UNAUTHORIZED', message, { errors: { [field]: message } })

/** The texts of a record of texts in an error's data; other entries are left out. */
const textsIn = (data: unknown, name: string): Record<string, string> | undefined => {
  const texts = isRecord(data) ? data[name] : undefined
  if (!isRecord(texts)) return undefined
  return Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

const keyOf = (step: unknown) => String(isRecord(step) ? step.key : step)

/**
 * The field that a validation issue names; its path holds keys, or objects with a key. Where the input
 * has an id from the path of the request, the fields of the body are one step deeper.
 */
const fieldOf = (issue: Record<string, unknown>): string | undefined => {
  const [first, second] = Array.isArray(issue.path) ? issue.path.map(keyOf) : []
  return first === 'body' ? second : first
}

const issuesOf = (data: unknown): Record<string, unknown>[] =>
  isRecord(data) && Array.isArray(data.issues) ? data.issues.filter(isRecord) : []

const firstPerField = (issues: Record<string, unknown>[]) => {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = fieldOf(issue)
    if (field !== undefined) errors[field] ??= String(issue.message)
  }
  return errors
}

/** The body of an error response. What went wrong inside the server is not told to the caller. */
export const toErrorBody = (error: ORPCError<string, unknown>): ErrorBody => {
  if (error.status === 503) return { message: error.message }
  if (error.status >= 500) return { message: errorCodes.INTERNAL_SERVER_ERROR.message }
  const issues = issuesOf(error.data)
  if (issues.length > 0) {
    const errors = firstPerField(issues)
    const [message] = Object.values(errors)
    return message === undefined ? { message: 'Send a JSON object.' } : { message, errors }
  }
  const errors = textsIn(error.data, 'errors')
  return errors ? { message: error.message, errors } : { message: error.message }
}

const isApiError = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError

export const toApiError = (error: unknown): ORPCError<string, unknown> => {
  if (isApiError(error)) return error
  return isUnavailable(error) ? unavailable(error) : apiError('INTERNAL_SERVER_ERROR')
}

export const headersOf = (error: unknown): Record<string, string> =>
  (isApiError(error) && textsIn(error.data, 'headers')) || {}
