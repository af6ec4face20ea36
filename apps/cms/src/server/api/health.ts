import { setTimeout as pause } from 'node:timers/promises'
import { errorCodes } from '@tropa/contract/errors'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import type { Env } from '../../env'
import { globalSlugs } from '../../payload/slugs'
import { version } from '../../payload/version'

/** The longest time the database may take to respond, in milliseconds. */
const databaseTimeout = 2000

export const isDatabaseUp = ({ db }: Payload) =>
  Promise.race([
    db.findGlobal({ slug: globalSlugs.site }).then(
      () => true,
      () => false,
    ),
    pause(databaseTimeout, false, { ref: false }),
  ])

const statusFor = (isUp: boolean) => (isUp ? 200 : errorCodes.SERVICE_UNAVAILABLE.status)

/** `GET /api/ready`: whether requests should be sent to this instance, which serves it only while it is up. */
export const ready =
  (payload: Payload): RequestHandler =>
  async (_request, response) => {
    const isReady = await isDatabaseUp(payload)
    response
      .status(statusFor(isReady))
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'unavailable' })
  }

/** `GET /api/health`: whether the database responds, which one it is, and the product's version. */
export const health =
  (payload: Payload, { database }: Env): RequestHandler =>
  async (_request, response) => {
    const isUp = await isDatabaseUp(payload)
    response
      .status(statusFor(isUp))
      .set('Cache-Control', 'no-store')
      .json({ status: isUp ? 'ok' : 'unavailable', database: database.engine, version })
  }
