import { APIError, type AfterErrorHook, type PayloadRequest } from 'payload'
import { errorCodes, type ErrorCode } from '@tropa/contract/errors'
import { isUnavailable } from '../../database/unavailable'
import { Refusal } from './visible-error'

export const notReadable = 'This request cannot be read.'

/** How messages begin when Payload responds with a 500 to a form it cannot read. */
const unreadableMessages = [
  'Request is not eligible for file upload',
  'Unexpected end of form',
  'Malformed part header',
  'Multipart: Boundary not found',
  'uploadConfig.handlers is not present',
  'Expected response from the upload handler',
]

/** What Payload, mongoose and SQLite throw for a value of the wrong type. */
const isWrongType = (error: Error) =>
  error instanceof RangeError ||
  error.name === 'CastError' ||
  (error.name === 'ValidationError' && !('status' in error)) ||
  (error instanceof TypeError && error.message.includes('cannot be passed as argument'))

/** What Payload's copy of fractional-indexing throws for an invalid order key. */
const invalidOrderKey = /order key|trailing zero|invalid head|^\w+ >= \w+$/

const isUnreadable = (error: Error): boolean =>
  error instanceof SyntaxError ||
  error instanceof URIError ||
  isWrongType(error) ||
  invalidOrderKey.test(error.message) ||
  unreadableMessages.some((start) => error.message.startsWith(start)) ||
  (error.cause instanceof Error && isUnreadable(error.cause))

const errorResponse = (status: number, message: string) => ({
  status,
  response: { errors: [{ message }] },
})

const responseOf = (code: ErrorCode) =>
  errorResponse(errorCodes[code].status, errorCodes[code].message)

/** Without a list of what was changed, the panel says of a change of many documents that the error is unknown. */
const refusalResponse = ({ status, message, data }: Refusal) => ({
  status,
  response: { docs: [], errors: [{ message, ...(data && { data }) }] },
})

/**
 * Whether Payload failed on a read, or on a filter of what to change, although the database is there: then it
 * cannot do what was asked for. Payload has logged the cause.
 */
const isOddRead = (error: Error, { method, query }: PayloadRequest) =>
  !(error instanceof APIError && error.status < 500) && (method === 'GET' || 'where' in query)

/** Gives errors that Payload reports as its own (500) the status of their cause: the request or the database. */
export const mapError: AfterErrorHook = ({ error, req }) => {
  if (error instanceof Refusal) return refusalResponse(error)
  if (error.message.startsWith('Unauthorized')) return responseOf('UNAUTHORIZED')
  if (isUnavailable(error)) return responseOf('SERVICE_UNAVAILABLE')
  if (isUnreadable(error) || isOddRead(error, req)) {
    return errorResponse(errorCodes.BAD_REQUEST.status, notReadable)
  }
  return undefined
}
