import { errorCodes } from '@tropa/contract/errors'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { isDatabaseUp } from '../../database/unavailable'
import type { Env } from '../../env'
import { version } from '../../payload/version'

const statusFor = (isUp: boolean) => (isUp ? 200 : errorCodes.SERVICE_UNAVAILABLE.status)

/** `GET /api/ready`: whether requests should be sent to this instance, which serves it only while it is up. */
export const ready =
  (payload: Payload, isStopping: () => boolean): RequestHandler =>
  async (_request, response) => {
    const isReady = !isStopping() && (await isDatabaseUp(payload))
    response
      .status(statusFor(isReady))
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'unavailable' })
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
