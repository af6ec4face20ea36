import { APIError, Locked, type AfterErrorHook } from 'payload'
import { errorCodes } from '@tropa/contract/errors'
import { versionMessages } from '@tropa/contract/panel/versions'
import { isDamaged } from '../../database/files'
import { isCausedBy, isUnavailable, outageMessage } from '../../database/unavailable'
import { isWriteConflict } from '../../database/transaction'
import { panelRequest } from '../access/panel-request'
import { Refusal } from './visible-error'

export const notReadable = 'This request cannot be read.'

/** How messages begin when Payload responds with a 500 to a form it cannot read. */
const unreadableMessages = [
  'Request is not eligible for file upload',
  'Unexpected end of form',
  'Malformed part header',
  'Multipart: Boundary not found',
  'Expected response from the upload handler',
  // The client has gone.
  'aborted',
]

/** What Payload, mongoose and SQLite throw for a value of the wrong type. */
const isWrongType = (error: Error) =>
  error instanceof RangeError ||
  error.name === 'CastError' ||
  (error.name === 'ValidationError' && !('status' in error)) ||
  (error instanceof TypeError && error.message.includes('cannot be passed as argument'))

/** What SQLite, mongoose and Payload's adapters say of an impossible filter. */
const oddFilter =
  /^adapter\.operators\[\w+\] is not a function|^SQLite3 can only bind|^(SQLITE_ERROR: )?(Expression tree is too large|too many )|^Can't use \$/

/** What Payload's copy of fractional-indexing throws for an invalid order key. */
const invalidOrderKey = /order key|trailing zero|invalid head|^\w+ >= \w+$/

const isUnreadable = (error: Error) =>
  error instanceof SyntaxError ||
  error instanceof URIError ||
  isWrongType(error) ||
  invalidOrderKey.test(error.message) ||
  oddFilter.test(error.message) ||
  unreadableMessages.some((start) => error.message.startsWith(start))

export const chosenGone = 'Something that you chose has been deleted. Choose another one.'

/**
 * Whether SQLite refuses a choice that has been deleted, such as a draft's picture. MongoDB stores it, and refuses
 * an id that no document can have.
 */
const isGone = ({ message, name }: Error) =>
  name === 'BSONError' || message.includes('FOREIGN KEY constraint failed')

const errorResponse = (status: number, message: string) => ({
  status,
  response: { errors: [{ message }] },
})

/** The empty list is for bulk changes: without it the panel reports an unknown error instead of the refusal. */
const refusalResponse = ({ status, message, data }: Refusal) => ({
  status,
  response: { docs: [], errors: [{ message, ...(data && { data }) }] },
})

/** Whether an error shows a fault of the code or of the stored data. */
const isFault = (error: Error) =>
  error instanceof TypeError ||
  error instanceof ReferenceError ||
  isDamaged(error) ||
  /^(SQLITE_ERROR: )?no such table/.test(error.message)

/** Whether Payload failed on a read without a fault: then it cannot do what was asked for. It has logged the cause. */
const isOddRead = (error: Error, method?: string) =>
  method === 'GET' &&
  !(error instanceof APIError && error.status < 500) &&
  !isCausedBy(error, isFault)

/** Whether an error says that a request cannot be carried out as it was sent: no fault of the server or its database. */
export const isRefused = (error: Error, method?: string): boolean =>
  !isUnavailable(error) &&
  ((error instanceof APIError && error.status < 500) ||
    isCausedBy(error, isUnreadable) ||
    isCausedBy(error, isGone) ||
    isOddRead(error, method))

/**
 * Gives errors that Payload reports as its own (500) the status of their cause: the request or the database. Says in
 * plain words that somebody else is editing, and tells the REST API of a write conflict.
 */
export const mapError: AfterErrorHook = ({ error, req }) => {
  if (error instanceof Refusal) return refusalResponse(error)
  const request = panelRequest()
  if (request && isWriteConflict(error)) request.conflict = error
  if (error instanceof Locked) return errorResponse(error.status, versionMessages.locked)
  if (isUnavailable(error)) {
    return errorResponse(errorCodes.SERVICE_UNAVAILABLE.status, outageMessage(error))
  }
  if (isCausedBy(error, isGone)) return errorResponse(errorCodes.BAD_REQUEST.status, chosenGone)
  if (isCausedBy(error, isUnreadable) || isOddRead(error, req.method)) {
    return errorResponse(errorCodes.BAD_REQUEST.status, notReadable)
  }
  return undefined
}
