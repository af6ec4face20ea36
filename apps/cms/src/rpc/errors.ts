import { ORPCError } from '@orpc/server'
import { errorCodes, type ErrorBody, type ErrorCode } from '@tropa/contract/errors'
import { isUnavailable } from '../database/unavailable'

/** An error answer of the contract; the sentence is the code's own unless given. */
export const apiError = (
  code: ErrorCode,
  message: string = errorCodes[code].message,
  headers?: Record<string, string>,
) => new ORPCError(code, { status: errorCodes[code].status, message, data: { headers } })

/** A 503 while the database cannot be reached; the cause is for the log. */
export const unavailable = (cause: unknown) => {
  const { status, message } = errorCodes.SERVICE_UNAVAILABLE
  return new ORPCError('SERVICE_UNAVAILABLE', {
    status,
    message,
    data: { headers: { 'Retry-After': '5' } },
    cause,
  })
}

/** A 400 that names what is wrong with each field. */
export const fieldErrors = (errors: Record<string, string>) =>
  new ORPCError('BAD_REQUEST', {
    status: errorCodes.BAD_REQUEST.status,
    message: Object.values(errors)[0] ?? errorCodes.BAD_REQUEST.message,
    data: { errors },
  })

interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const issuesOf = (data: unknown): Issue[] =>
  isObject(data) && 'issues' in data && Array.isArray(data.issues) ? (data.issues as Issue[]) : []

const fieldOf = ({ path }: Issue) => {
  const first = path?.[0]
  return first === undefined ? undefined : String(isObject(first) ? first.key : first)
}

const firstPerField = (issues: Issue[]) => {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = fieldOf(issue)
    if (field !== undefined) errors[field] ??= issue.message
  }
  return errors
}

/** The contract's error shape for anything that went wrong in a call. */
export const toErrorBody = (error: ORPCError<string, unknown>): ErrorBody => {
  if (error.status === 503) return { message: error.message }
  if (error.status >= 500) {
    return { message: errorCodes.INTERNAL_SERVER_ERROR.message }
  }
  const issues = issuesOf(error.data)
  if (issues.length > 0) {
    const errors = firstPerField(issues)
    const [message] = Object.values(errors)
    return message === undefined ? { message: 'Send a JSON object.' } : { message, errors }
  }
  const errors =
    isObject(error.data) && 'errors' in error.data
      ? (error.data.errors as ErrorBody['errors'])
      : undefined
  return errors ? { message: error.message, errors } : { message: error.message }
}

/** Anything that was thrown as an error of the contract; what nobody foresaw is a 500. */
export const toApiError = (error: unknown): ORPCError<string, unknown> =>
  error instanceof ORPCError
    ? (error as ORPCError<string, unknown>)
    : isUnavailable(error)
      ? unavailable(error)
      : apiError('INTERNAL_SERVER_ERROR')

/** Headers an error carries besides its body, such as `Retry-After`. */
export const headersOf = (error: unknown): Record<string, string> =>
  error instanceof ORPCError && isObject(error.data) && 'headers' in error.data
    ? ((error.data.headers as Record<string, string> | undefined) ?? {})
    : {}
