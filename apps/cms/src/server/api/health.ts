import { errorCodes } from '@tropa/contract/errors'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { isDiskFull } from '../../database/disk'
import { isDatabaseUp } from '../../database/unavailable'
import type { Env } from '../../env'
import { version } from '../../payload/version'

/**
 * `GET /api/ready`: whether to send requests to this instance, which serves this only while it is up. A full disk does
 * not prevent that, because everything can still be read; the response mentions it.
 */
export const ready =
  (payload: Payload, env: Env, isStopping: () => boolean): RequestHandler =>
  async (_request, response) => {
    const isReady = !isStopping() && (await isDatabaseUp(payload))
    const isFull = isReady && (await isDiskFull(payload.db, env))
    response
      .status(isReady ? 200 : errorCodes.SERVICE_UNAVAILABLE.status)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'unavailable', ...(isFull && { disk: 'full' }) })
  }

/**
 * `GET /api/health`: that the process responds, regardless of its database, with the database's kind and the
 * product's version. Restarting the process would not bring the database back.
 */
export const health =
  ({ database }: Env): RequestHandler =>
  (_request, response) => {
    response
      .set('Cache-Control', 'no-store')
      .json({ status: 'ok', database: database.engine, version })
  }
