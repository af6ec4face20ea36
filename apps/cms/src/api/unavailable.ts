import { ORPCError } from '@orpc/server'
import { isMongoError } from '../database/mongo-error'

const sentence = 'The database does not answer. Please try again in a moment.'

const namesOfMongodb =
  /^(Mongo(Network|NetworkTimeout|ServerSelection|NotConnected|PoolCleared|PoolClosed|TopologyClosed|WriteConcern|Expired\w+)|MongooseServerSelection)Error$|^MongoWaitQueueTimeoutError$/

const codesOfSqlite = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|LOCKED|NOMEM)/

/** What a server that steps down, starts or is stopped answers. */
const isLeaving = (error: unknown) =>
  isMongoError(error) &&
  (error.hasErrorLabel('RetryableWriteError') || error.hasErrorLabel('TransientTransactionError'))

/** Whether an error says that the database cannot be had now, rather than that a call was wrong. */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  if (!(error instanceof Error) || depth > 5) return false
  if (namesOfMongodb.test(error.name)) return true
  if (isLeaving(error)) return true
  if ('code' in error && codesOfSqlite.test(String(error.code))) return true
  if (error.message === 'The database is busy.') return true
  return isUnavailable(error.cause, depth + 1)
}

/** A 503 with a sentence for people; the cause is for the log. */
export const unavailable = (cause: unknown) =>
  new ORPCError('SERVICE_UNAVAILABLE', {
    status: 503,
    message: sentence,
    data: { headers: { 'Retry-After': '5' } },
    cause,
  })
