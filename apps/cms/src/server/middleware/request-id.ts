import { randomUUID } from 'node:crypto'
import type { Express, RequestHandler } from 'express'
import type { Logger } from '../logger'

declare module 'express-serve-static-core' {
  interface Request {
    /** The log of this request; every line carries its id. */
    log: Logger
  }
}

const header = 'X-Request-Id'

/** Gives every request a log that names it. Most log nothing, so it is made where it is asked for. */
export const logRequests = (app: Express, logger: Logger): void => {
  Object.defineProperty(app.request, 'log', {
    get(this: Express['request']) {
      const [path] = this.originalUrl.split('?')
      return logger.child({ requestId: this.res?.getHeader(header), method: this.method, path })
    },
  })
}

/** Gives every request an id, which its answer repeats as `X-Request-Id`. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.setHeader(header, randomUUID())
  next()
}
