import { errorCodes } from '@tropa/contract/errors'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { isDiskFull } from '../../database/disk'
import { isDatabaseUp } from '../../database/unavailable'
import type { Env } from '../../env'
import { version } from '../../payload/version'

const statusFor = (isUp: boolean) => (isUp ? 200 : errorCodes.SERVICE_UNAVAILABLE.status)

/**
 * `GET /api/ready`: whether requests should be sent to this instance, which serves it only while it is up. On a full
 * disk they should, because everything can still be read; the response says so.
 */
export const ready =
  (payload: Payload, env: Env, isStopping: () => boolean): RequestHandler =>
  async (_request, response) => {
    const isReady = !isStopping() && (await isDatabaseUp(payload))
    const isFull = isReady && (await isDiskFull(payload.db, env))
    response
      .status(statusFor(isReady))
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'unavailable', ...(isFull && { disk: 'full' }) })
  }

/**
 * `GET /api/health`: that the process responds, whatever its database does, which database that is, and the product's
 * version. To start it again would not bring the database back.
 */
export const health =
  ({ database }: Env): RequestHandler =>
  (_request, response) => {
    response
      .set('Cache-Control', 'no-store')
      .json({ status: 'ok', database: database.engine, version })
  }
