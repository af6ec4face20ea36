import { setTimeout as pause } from 'node:timers/promises'
import { errorCodes, noSpaceLeft } from '@tropa/contract/errors'
import type { Payload } from 'payload'
import { hasCode } from './files'
import { isMongoError } from './mongodb/error'

/** A write to the embedded database waited too long for the write lock, or a shared read of a MongoDB never ended. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'

  constructor() {
    super('The database is busy.')
  }
}

const mongodbErrorNames =
  /^(Mongo(Network|NetworkTimeout|ServerSelection|NotConnected|PoolCleared|PoolClosed|ServerClosed|ClientClosed|TopologyClosed|WriteConcern|Expired\w+)|MongooseServerSelection)Error$|^MongoWaitQueueTimeoutError$/

const sqliteErrorCodes = /^SQLITE_(BUSY|IOERR|READONLY|CANTOPEN|LOCKED|NOMEM)/

/** What the embedded database and the file system report when nothing more can be written. */
const noSpaceCodes = /^(SQLITE_FULL|ENOSPC|EDQUOT)/

/**
 * The codes of a MongoDB server that steps down, starts or stops, and of a scan that took too long. A read
 * that it interrupts has no label.
 */
const serverStateCodes = new Set<unknown>([50, 91, 189, 10107, 11600, 11602, 13435, 13436])

const isTransientMongoError = (error: unknown) =>
  isMongoError(error) &&
  (error.hasErrorLabel('RetryableWriteError') ||
    error.hasErrorLabel('TransientTransactionError') ||
    serverStateCodes.has(error.code))

/**
 * MongoDB's driver passes on the errors of a socket that was written to when its server had just died. Node's
 * EPIPE has no `syscall` if the server has closed the connection first; an ECONNRESET without one is a
 * client's request that was aborted.
 */
const isLostConnection = (error: Error) =>
  'code' in error && (error.code === 'EPIPE' || (error.code === 'ECONNRESET' && 'syscall' in error))

const maxCauses = 5

/** Whether something is true of an error or of one of its causes. */
export const isCausedBy = (error: unknown, is: (error: Error) => boolean, depth = 0): boolean =>
  error instanceof Error &&
  depth <= maxCauses &&
  (is(error) || isCausedBy(error.cause, is, depth + 1))

/** The code of a MongoDB server whose disk is full. */
const outOfDiskSpace = 14031

const isOutOfSpace = (error: Error) =>
  hasCode(error, noSpaceCodes) || (isMongoError(error) && error.code === outOfDiskSpace)

/** The message of a 503: that the disk is full, or else that the database does not respond. */
export const outageMessage = (error: unknown): string =>
  isCausedBy(error, isOutOfSpace) ? noSpaceLeft : errorCodes.SERVICE_UNAVAILABLE.message

/** Whether an error means that the database cannot be reached right now, or that the disk is full. */
export const isUnavailable = (error: unknown): boolean =>
  isCausedBy(
    error,
    (cause) =>
      isOutOfSpace(cause) ||
      cause instanceof DatabaseBusyError ||
      mongodbErrorNames.test(cause.name) ||
      isTransientMongoError(cause) ||
      isLostConnection(cause) ||
      hasCode(cause, sqliteErrorCodes),
  )

/** The longest time the database may take to respond, in milliseconds. */
const databaseTimeout = 2000

export const isDatabaseUp = ({ db }: Payload) =>
  Promise.race([
    db.findGlobal({ slug: 'site' }).then(
      () => true,
      () => false,
    ),
    pause(databaseTimeout, false, { ref: false }),
  ])

/** Resolves like `running`, or rejects with `lateError` if that takes longer. */
export const inTime = async <Value>(
  running: Promise<Value>,
  milliseconds: number,
  lateError: () => Error,
): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(lateError())
    }, milliseconds)
  })
  try {
    return await Promise.race([running, late])
  } finally {
    clearTimeout(timer)
  }
}
