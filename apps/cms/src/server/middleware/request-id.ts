import { randomUUID } from 'node:crypto'
import type { Express, RequestHandler } from 'express'
import type { Logger } from '../logger'

declare module 'express-serve-static-core' {
  interface Request {
    /** The log of this request; every line has its id. */
    log: Logger
  }
}

const header = 'X-Request-Id'

/** Gives every request its own log. Most requests log nothing, so it is created on first use. */
export const addRequestLog = (app: Express, logger: Logger): void => {
  Object.defineProperty(app.request, 'log', {
    get(this: Express['request']) {
      const [path] = this.originalUrl.split('?')
      return logger.child({ requestId: this.res?.getHeader(header), method: this.method, path })
    },
  })
}

/** Gives every request an id, sent as `X-Request-Id`. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.setHeader(header, randomUUID())
  next()
}
