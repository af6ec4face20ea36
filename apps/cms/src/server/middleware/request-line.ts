import { randomUUID } from 'node:crypto'
import type { Express, Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { RequestFacts } from '../../rpc/context'
import { areaOf } from '../areas'

declare module 'express-serve-static-core' {
  interface Request {
    /** The log of this request; every line has its id. */
    log: Logger
  }
}

export interface RequestEnd {
  method: string
  route: string
  /** The status that was sent, or `aborted` if the client left before. */
  status: number | 'aborted'
  ms: number
}

/** Facts about a request, kept in the object that Express has for each response. */
export const factsOf = ({ locals }: Response): RequestFacts => locals

/**
 * The pattern of a request's path. Paths themselves are endless and may name people: what no pattern is known of is
 * one route for each area of the origin.
 */
const routeOf = ({ baseUrl, originalUrl, route }: Request, response: Response): string => {
  const known = factsOf(response).route
  if (known !== undefined) return known
  // Express puts the matched part of the path here; its own patterns may be lists.
  const { path } = (route ?? {}) as { path?: unknown }
  if (typeof path === 'string') return `${baseUrl}${path}`
  return `${areaOf(originalUrl.split('?')[0] ?? '').path}/*`
}

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
  response.setHeader('X-Request-Id', id)
  next()
}

/** Logs and measures each request when it ends, but on a terminal, where people read the first lines, logs none. */
export const requestLine = (
  logger: Logger,
  observe: ((end: RequestEnd) => void) | undefined,
): RequestHandler => {
  // Nothing here can be a secret, and to look for one costs ten times as much as all the rest.
  const requests = logger.child({}, { redact: [] })
  const isLogged = !process.stderr.isTTY
  return (request, response, next) => {
    const { method } = request
    const startedAt = performance.now()
    response.once('close', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const status = response.writableFinished ? response.statusCode : 'aborted'
      const end = { method, route: routeOf(request, response), status, ms } as const
      observe?.(end)
      const { requestId, role } = factsOf(response)
      if (isLogged) requests.info({ requestId, ...end, role }, 'request')
    })
    next()
  }
}
