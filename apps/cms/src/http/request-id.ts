import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from '../logger'

declare module 'express-serve-static-core' {
  interface Request {
    /** The log of this request; every line carries its id. */
    log: Logger
  }
}

/** Gives every request an id, which its answer repeats as `X-Request-Id`, and a log that names it. */
export const requestId =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID()
    response.setHeader('X-Request-Id', id)
    const { method, path } = request
    let log: Logger | undefined
    // Most requests log nothing, and a log of their own costs more than many an answer.
    Object.defineProperty(request, 'log', {
      get: () => (log ??= logger.child({ requestId: id, method, path })),
    })
    next()
  }
