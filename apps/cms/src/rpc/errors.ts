import { ORPCError } from '@orpc/server'
import { errorCodes, type ErrorBody, type ErrorCode } from '@tropa/contract/errors'
import { tooManyUntil } from '@tropa/contract/too-many-attempts'
import { isRecord } from '@tropa/contract/base/is-record'
import { isUnavailable, outageMessage } from '../database/unavailable'

interface Issue {
  path?: PropertyKey[]
  message: string
}

/** The data of our own errors, or oRPC's for an input that does not match its schema. */
interface ErrorData {
  headers?: Record<string, string> | undefined
  errors?: Record<string, string>
  /** The outcome of each row of a list that has wrong ones. */
  rows?: readonly object[]
  issues?: Issue[]
}

const dataOf = ({ data }: ORPCError<string, unknown>) => (isRecord(data) ? data : {}) as ErrorData

const failure = (
  code: ErrorCode,
  message: string = errorCodes[code].message,
  data: ErrorData,
  cause?: unknown,
): ORPCError<ErrorCode, unknown> =>
  new ORPCError(code, { status: errorCodes[code].status, message, data, cause })

export const apiError = (code: ErrorCode, message?: string, headers?: Record<string, string>) =>
  failure(code, message, { headers })

/** A 503 while the database cannot be reached or the disk is full; the cause is for the log. */
export const unavailable = (cause: unknown) =>
  failure('SERVICE_UNAVAILABLE', outageMessage(cause), { headers: { 'Retry-After': '5' } }, cause)

/** A 503 when too many requests wait for pages that are rendered each time. */
export const rendersAreTooMany = () =>
  failure(
    'SERVICE_UNAVAILABLE',
    'Too many people search at once.',
    { headers: { 'Retry-After': '2' } },
    { limit: 'pages' },
  )

/** A 429 of a limit, whose name is for the log. */
export const limitReached = (limit: string, milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const headers = { 'Retry-After': String(seconds) }
  return failure('TOO_MANY_REQUESTS', tooManyUntil(seconds), { headers }, { limit })
}

export const limitOf = (error: unknown): unknown =>
  isApiError(error) && isRecord(error.cause) ? error.cause.limit : undefined

/** A 400, or another status, with a sentence for each field that it is about. */
export const fieldErrors = (errors: Record<string, string>, code: ErrorCode = 'BAD_REQUEST') =>
  failure(code, Object.values(errors)[0], { errors })

/** A 400 for a list with wrong rows, with the outcome of each row. */
export const rowErrors = (
  message: string,
  errors: Record<string, string>,
  rows: readonly object[],
) => failure('BAD_REQUEST', message, { errors, rows })

/** A 400 for an input that does not match a schema, in oRPC's form. */
export const inputErrors = (issues: Issue[]) => failure('BAD_REQUEST', undefined, { issues })

/** The first message about each field, under the name that its path gives it. */
export const firstPerField = (
  issues: readonly Issue[],
  nameOf: (path: PropertyKey[]) => PropertyKey | undefined,
): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { path = [], message } of issues) {
    const name = nameOf(path)
    if (name !== undefined) errors[String(name)] ??= message
  }
  return errors
}

/** The body of an error response. What went wrong inside the server is not told to the caller. */
export const toErrorBody = (
  error: ORPCError<string, unknown>,
): ErrorBody & Pick<ErrorData, 'rows'> => {
  if (error.status === 503) return { message: error.message }
  if (error.status >= 500) return { message: errorCodes.INTERNAL_SERVER_ERROR.message }
  const { issues, errors, rows } = dataOf(error)
  if (issues) {
    // If the path of the request holds an id, the body is one step deeper.
    const named = firstPerField(issues, ([first, second]) => (first === 'body' ? second : first))
    const [message] = Object.values(named)
    return message === undefined ? { message: 'Send a JSON object.' } : { message, errors: named }
  }
  return { message: error.message, ...(errors && { errors }), ...(rows && { rows }) }
}

export const isApiError = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError

export const toApiError = (error: unknown): ORPCError<string, unknown> => {
  if (isApiError(error)) return error
  return isUnavailable(error) ? unavailable(error) : apiError('INTERNAL_SERVER_ERROR')
}

export const headersOf = (error: unknown): Record<string, string> =>
  (isApiError(error) && dataOf(error).headers) || {}
