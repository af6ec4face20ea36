import type { AfterErrorHook } from 'payload'
import { errorCodes } from '@tropa/contract/errors'
import { isUnavailable } from '../../database/unavailable'

/** Said of what Payload's REST cannot take. */
export const notReadable = 'This request cannot be read.'

/** What Payload says of a request that it cannot read, as if that were its own failure. */
const unreadable = [
  'Request is not eligible for file upload',
  'Unexpected end of form',
  'Malformed part header',
  'Malformed urlencoded form',
  'Multipart: Boundary not found',
  'Unsupported content type',
  'Missing Content-Type',
  'Invalid JSON',
  'uploadConfig.handlers is not present',
  'Expected response from the upload handler',
]

/** A value of the wrong kind: what comes of it at Payload, at mongoose and at SQLite. */
const isWrongKind = (error: Error) =>
  error instanceof RangeError ||
  error.name === 'CastError' ||
  (error.name === 'ValidationError' && !('status' in error)) ||
  (error instanceof TypeError && error.message.includes('cannot be passed as argument'))

/** A place in an order that is none, as Payload's copy of fractional-indexing says it. */
const noPlace = /order key|trailing zero|invalid head|^\w+ >= \w+$/

const isUnreadable = (error: Error): boolean =>
  error instanceof SyntaxError ||
  error instanceof URIError ||
  isWrongKind(error) ||
  noPlace.test(error.message) ||
  unreadable.some((start) => error.message.startsWith(start)) ||
  (error.cause instanceof Error && isUnreadable(error.cause))

const answer = (status: number, message: string) => ({
  status,
  response: { errors: [{ message }] },
})

/** Gives what Payload counts as its own failure, and is the caller's or the database's, the status it has. */
export const answerFailure: AfterErrorHook = ({ error }) => {
  if (isUnreadable(error)) return answer(400, notReadable)
  if (error.message.startsWith('Unauthorized')) return answer(401, 'Please log in.')
  if (isUnavailable(error)) {
    const { status, message } = errorCodes.SERVICE_UNAVAILABLE
    return answer(status, message)
  }
  return undefined
}
