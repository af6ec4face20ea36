import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { attemptHeader } from '@tropa/contract/base/attempt'
import { errorCodes, type ErrorBody, type ErrorCode } from '@tropa/contract/errors'
import { settingsMessages } from '@tropa/contract/settings/choices'
import { isRecord } from '@tropa/contract/base/is-record'
import { dateIn } from '@tropa/contract/base/team-time'
import cors from 'cors'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import type { Payload } from 'payload'
import { inviteProcedures } from '../../features/member/invite'
import { noteOrigin } from '../../rpc/asked-elsewhere'
import type { ApiContext } from '../../rpc/context'
import { isAllowed } from '../../rpc/procedure'
import { leavePanel } from '../../rpc/panel-session'
import { verifySession } from '../../rpc/session'
import { areas, caseSensitiveRouter } from '../areas'
import { CachedResponse } from '../cached-response'
import { deviceCookie } from '../middleware/device-cookie'
import { errorHandler } from '../middleware/error-handler'
import { browserOf, panelCookie } from '../middleware/panel-cookie'
import { factsOf } from '../middleware/request-line'
import { askedAddress, isSameOrigin } from '../middleware/same-origin'
import { sendStream } from '../web-streams'
import { plainAddress } from '../plain-address'
import { cachedProcedures, type CachedProcedure } from './cached-procedures'
import { health, ready } from './health'
import { showDocs, showOpenApi } from './docs-page'
import {
  createProcedureRunner,
  type Answer,
  type HttpContext,
  type RunProcedure,
} from './procedure-runner'
import { router } from './router'

/** The context of every procedure, apart from what the request adds. */
export type SharedContext = Pick<ApiContext, 'payload' | 'env' | 'limits' | 'cache'>

const notJson = 'Send a JSON body with Content-Type: application/json.'

const sendError = (response: Response, code: ErrorCode, message?: string) => {
  const { status, message: defaultMessage } = errorCodes[code]
  response.status(status).json({ message: message ?? defaultMessage } satisfies ErrorBody)
}

/** Handles HEAD as GET, because Node leaves out the body of the response. */
const headAsGet: RequestHandler = (request, _response, next) => {
  if (request.method === 'HEAD') request.method = 'GET'
  next()
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const parseJson: RequestHandler = express.json({ limit: areas.api.maxBody, strict: false })

const formData = 'multipart/form-data'

const readForm: RequestHandler = express.raw({ type: formData, limit: areas.mark.maxBody })

const refuseLargePicture = (response: Response) =>
  sendError(response, 'PAYLOAD_TOO_LARGE', settingsMessages.largePicture)

/** A body that is a form with a picture, which is larger than any other: only an admin's is read. */
const readPicture = (payload: Payload): RequestHandler[] => [
  async (request, _response, next) => {
    const session = await verifySession(payload, bearerToken(request))
    if (session && isAllowed('admin', session)) {
      next()
    } else {
      // With an empty form nothing is read, and the procedure itself refuses.
      request.body = new FormData()
      next('route')
    }
  },
  (request, response, next) => {
    if (Number(request.get('content-length') ?? 0) <= areas.mark.maxBody) next()
    else refuseLargePicture(response)
  },
  (request, response, next) => {
    readForm(request, response, (error?: unknown) => {
      // A chunked body does not say its size before it is read.
      if (isRecord(error) && error.type === 'entity.too.large') refuseLargePicture(response)
      else next(error)
    })
  },
  async (request, response, next) => {
    const type = request.get('content-type')
    if (!Buffer.isBuffer(request.body) || type === undefined) {
      next()
      return
    }
    const read = new globalThis.Response(new Uint8Array(request.body), {
      headers: { 'content-type': type },
    })
    try {
      request.body = await read.formData()
      next()
    } catch {
      sendError(response, 'BAD_REQUEST', 'Send a picture in a form with the field file.')
    }
  },
]

const readBody: RequestHandler = (request, response, next) => {
  if (request.body instanceof FormData) {
    next()
    return
  }
  // For a missing body oRPC only says that it is no object; for an empty one, which fields it lacks.
  request.body = {}
  if (!hasBody(request)) next()
  else if (request.is('json')) parseJson(request, response, next)
  else sendError(response, 'BAD_REQUEST', notJson)
}

/** Gives what Express refuses (a body too long, invalid JSON, a malformed path) the contract's shape. */
const sendFailure = (response: Response, status: number, message: string) => {
  const isUnreadable = status < 500 && status !== errorCodes.PAYLOAD_TOO_LARGE.status
  if (isUnreadable) sendError(response, 'BAD_REQUEST', notJson)
  else response.status(status).json({ message } satisfies ErrorBody)
}

const bearerToken = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1]

const contextOf = (shared: SharedContext, request: Request, response: Response): HttpContext => ({
  ...shared,
  token: bearerToken(request),
  address: plainAddress(request.ip),
  askedBy: () => askedAddress(request),
  idempotencyKey: request.get(attemptHeader),
  deviceCookie: deviceCookie(request, response, shared.env.publicUrl),
  panelCookie: panelCookie(shared.payload, request, response),
  facts: factsOf(response),
  request,
  response,
})

const toJson = ({ status, body }: Answer) => CachedResponse.json(status, body)

/** Sends no `Content-Length`: the file is made while it is sent. */
const sendFile = (file: File, response: Response) => {
  response.setHeader('Cache-Control', 'no-store')
  // Quoted, as oRPC's client reads it.
  response.setHeader('Content-Disposition', `attachment; filename="${file.name}"`)
  response.type(file.type)
  return sendStream(Readable.fromWeb(file.stream() as NodeReadableStream), response)
}

/** Whether the caller has access; if not, the procedure itself runs and refuses. */
const hasAccess = async ({ access }: CachedProcedure, context: HttpContext) => {
  if (access === 'anyone') return true
  context.session = await verifySession(context.payload, context.token)
  if (!context.session) return false
  noteOrigin(context, context.session)
  factsOf(context.response).role = context.session.userType
  return isAllowed(access, context.session)
}

/** The query of a request, reduced to the parameters that its procedure reads. */
const queryRead = (url: string, names: readonly string[]) => {
  const start = url.indexOf('?')
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start))
  for (const name of [...query.keys()]) {
    if (!names.includes(name.replace(/\[.*/, ''))) query.delete(name)
  }
  return query
}

const readResponse = async (
  { sources, query, isCacheable }: CachedProcedure,
  path: string,
  context: HttpContext,
  runProcedure: RunProcedure,
  stamp: string | Promise<string>,
) => {
  const { env, cache, request } = context
  const read = queryRead(request.url, query)
  // The procedure runs with the query by which its response is cached.
  request.url = `${path}?${String(read)}`
  const isCached = isCacheable === undefined || (await isCacheable(context, read))
  // What is active, and which academic year it is, changes at midnight without a write.
  const key = `${request.url} ${dateIn(env.timeZone)}`
  return cache.read(
    key,
    sources,
    async () => toJson(await runProcedure(context)),
    ({ status, size }) => (isCached && status === 200 ? size : 0),
    stamp,
  )
}

/** Responds to cached procedures before anything looks for a body, which they never have. */
const respondFromCache =
  (shared: SharedContext, runProcedure: RunProcedure): RequestHandler =>
  async (request, response, next) => {
    const path = request.path.replace(/\/+$/, '')
    const procedure = request.method === 'GET' ? cachedProcedures.get(path) : undefined
    if (!procedure || hasBody(request)) {
      next()
      return
    }
    factsOf(response).route = `/api${path}`
    // None of these is rate limited, and to read the address costs as much as all the rest.
    const context = {
      ...shared,
      token: bearerToken(request),
      address: '',
      askedBy: () => askedAddress(request),
      request,
      response,
    }
    // Read in parallel with the session's row. Its failure is reported only to a caller with access.
    const stamp = shared.cache.stampOf(procedure.sources)
    if (typeof stamp !== 'string') stamp.catch(() => undefined)
    if (await hasAccess(procedure, context)) {
      const cached = await readResponse(procedure, path, context, runProcedure, stamp)
      await cached.send(request, response, procedure.access === 'anyone' ? 'no-cache' : 'no-store')
    } else {
      next()
    }
  }

/** Ends the panel's session too, even if the logout is refused. */
const leavePanelFirst =
  ({ payload }: SharedContext): RequestHandler =>
  async (request, response, next) => {
    await leavePanel(browserOf(payload, request, response), bearerToken(request))
    next()
  }

const mountProcedures = (
  mounted: Router,
  shared: SharedContext,
  runProcedure: RunProcedure,
): Router => {
  mounted.use(readBody, async (request, response) => {
    const answer = await runProcedure(contextOf(shared, request, response))
    if (answer.body instanceof File) await sendFile(answer.body, response)
    else await toJson(answer).send(request, response, 'no-store')
  })
  mounted.use(errorHandler(sendFailure))
  return mounted
}

/** `/api`: cached responses first, then the contract's procedures. */
export const apiRouter = (shared: SharedContext, isStopping: () => boolean): Router => {
  const { payload, env } = shared
  const runProcedure = createProcedureRunner(router)
  const mounted = caseSensitiveRouter()
  // The server also answers at other addresses, as behind a proxy; a page of the canonical origin may read that.
  const exposedHeaders = ['Retry-After', 'Content-Disposition']
  mounted.use(cors({ origin: [env.publicUrl], exposedHeaders }))
  mounted.use(headAsGet, respondFromCache(shared, runProcedure))
  mounted.put('/settings/mark', ...readPicture(payload))
  mounted.get('/health', health(env))
  mounted.get('/ready', ready(payload, env, isStopping))
  mounted.get('/openapi.json', showOpenApi(shared))
  mounted.get('/docs', showDocs(shared))
  mounted.post('/user/logout', leavePanelFirst(shared))
  return mountProcedures(mounted, shared, runProcedure)
}

/** The procedures of the page at `/invite`, for requests from our own origin only. */
export const inviteRouter = (shared: SharedContext): Router => {
  const mounted = caseSensitiveRouter()
  const runProcedure = createProcedureRunner(inviteProcedures)
  const procedures = mountProcedures(caseSensitiveRouter(), shared, runProcedure)
  mounted.post('/{*path}', (request, response, next) => {
    if (isSameOrigin(request, shared.env.publicUrl)) procedures(request, response, next)
    else sendError(response, 'FORBIDDEN')
  })
  return mounted
}
