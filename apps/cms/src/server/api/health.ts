import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import type { Env } from '../../env'
import { globalSlugs } from '../../payload/slugs'
import { version } from '../../payload/version'

const answersWithin = async (payload: Payload, milliseconds: number) => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false)
    }, milliseconds)
  })
  const answered = payload.db
    .findGlobal({ slug: globalSlugs.site })
    .then(() => true)
    .catch(() => false)
  return Promise.race([answered, tooLate]).finally(() => {
    clearTimeout(timer)
  })
}

/** `GET /api/ready`: whether requests should be sent here. While it starts or stops, nobody answers yes. */
export const ready =
  (payload: Payload): RequestHandler =>
  async (_request, response) => {
    const isReady = await answersWithin(payload, 2000)
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'unavailable' })
  }

/** `GET /api/health`: whether the database answers, which one it is, and the product's version. */
export const health =
  (payload: Payload, { database }: Env): RequestHandler =>
  async (_request, response) => {
    const isUp = await answersWithin(payload, 2000)
    response
      .status(isUp ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isUp ? 'ok' : 'unavailable', database: database.engine, version })
  }
