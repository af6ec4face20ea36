import type { Logger } from 'pino'
import { isRecord } from '@tropa/contract/base/is-record'
import { isWriteConflict } from '../../database/transaction'
import { panelRequest } from '../access/panel-request'
import { isRefused } from './map-errors'

/** A log for Payload, which logs every error of a request before `mapError` says what it was: refusals are information. */
export const logRefusals = (parent: Logger): Logger => {
  const logger = parent.child({})
  const logError = logger.error.bind(logger)
  return Object.assign(logger, {
    error: (entry: unknown, ...rest: string[]) => {
      const error = isRecord(entry) ? entry.err : entry
      if (error instanceof Error && isRefused(error, panelRequest()?.method)) {
        logger.info({ err: error }, 'a request was refused')
      } else if (isWriteConflict(error)) {
        logger.info({ err: error }, 'two requests wrote the same document')
      } else logError(entry, ...rest)
    },
  })
}
