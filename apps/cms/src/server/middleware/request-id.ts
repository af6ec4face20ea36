import { randomUUID } from 'node:crypto'
import type { Express, RequestHandler } from 'express'
import type { Logger } from '../logger'
import { factsOf, routeOf } from './request-line'

declare module 'express-serve-static-core' {
  interface Request {
    /** The log of this request; every line has its id. */
    log: Logger
  }
}

const header = 'X-Request-Id'

/** Gives every request its own log. Most requests log nothing more than that they ended, so it is created on first use. */
export const addRequestLog = (app: Express, logger: Logger): void => {
  Object.defineProperty(app.request, 'log', {
    get(this: Express['request']) {
      const { method, res } = this
      if (!res) return logger
      return logger.child({ requestId: factsOf(res).requestId, method, route: routeOf(this, res) })
    },
  })
}

/** Gives every request an id, sent as `X-Request-Id`. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID()
  factsOf(response).requestId = id
  response.setHeader(header, id)
  next()
}
