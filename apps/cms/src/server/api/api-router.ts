import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { onError, ORPCError } from '@orpc/server'
import { maxBodyBytes } from '@tropa/contract/contract'
import { errorCodes, type ErrorBody, type ErrorCode } from '@tropa/contract/errors'
import { dateIn } from '@tropa/contract/time/team-time'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import { NotFound } from 'payload'
import { verifySession } from '../../rpc/session'
import { isAllowed } from '../../rpc/procedure'
import type { ApiContext } from '../../rpc/context'
import { apiError, headersOf, toApiError, toErrorBody, unavailable } from '../../rpc/errors'
import { isUnavailable } from '../../database/unavailable'
import { Answer } from '../cached-response'
import { cachedCalls, type CachedCall } from './cached-procedures'
import { router } from './router'

interface HttpContext extends ApiContext {
  request: Request
  response: Response
}

const answer = (response: Response, code: ErrorCode, message?: string) => {
  const { status, message: usual } = errorCodes[code]
  response.status(status).json({ message: message ?? usual } satisfies ErrorBody)
}

const notJson = 'Send a JSON body with Content-Type: application/json.'

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const onlyJson: RequestHandler = (request, response, next) => {
  if (hasBody(request) && !request.is('json')) answer(response, 'BAD_REQUEST', notJson)
  else next()
}

const bearerToken = (request: Request) =>
  /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1]

const noteFailure = (error: unknown, { request, response }: HttpContext) => {
  response.set(headersOf(error))
  const isExpected = error instanceof ORPCError && error.status < 500
  if (!isExpected) request.log.error({ err: error }, 'a call failed')
}

/** No caller waits longer for a database that hangs, in milliseconds. */
const deadline = 45_000

/** What has become of the database, or of a row that somebody else deletes at the same moment. */
const expected = (error: unknown) => {
  if (isUnavailable(error)) return unavailable(error)
  return error instanceof NotFound ? apiError('NOT_FOUND') : error
}

const boundedCall = async <Result>(call: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(unavailable(new Error(`The call took more than ${deadline} ms.`)))
    }, deadline)
  })
  try {
    return await Promise.race([call, overdue])
  } catch (error) {
    throw expected(error)
  } finally {
    clearTimeout(timer)
  }
}

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500

/** Turns what Express itself refuses (a body too long, no JSON, a broken address) into the contract's shape. */
const refuse: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const status = statusOf(error)
  if (response.headersSent) {
    next(error)
  } else if (status === errorCodes.PAYLOAD_TOO_LARGE.status) {
    answer(response, 'PAYLOAD_TOO_LARGE')
  } else if (status < 500) {
    answer(response, 'BAD_REQUEST', notJson)
  } else {
    request.log.error({ err: error }, 'a call failed')
    const failure = toApiError(error)
    response.status(failure.status).set(headersOf(failure)).json(toErrorBody(failure))
  }
}

type Call = (context: HttpContext) => Promise<Answer>
type Calls = ConstructorParameters<typeof StandardOpenAPIHandler<ApiContext>>[0]

/** Runs one of the calls. */
const createCall = (calls: Calls): Call => {
  const handler = new StandardOpenAPIHandler(calls, {
    customErrorResponseBodyEncoder: toErrorBody,
    interceptors: [
      onError((error, { context }) => {
        noteFailure(error, context as HttpContext)
      }),
      (options) => boundedCall(options.next()),
    ],
  })
  return async (context) => {
    const { request } = context
    const asked = {
      method: request.method,
      url: new URL(`${context.env.publicUrl}${request.url}`),
      headers: request.headers,
      body: () => Promise.resolve(request.body as unknown),
      signal: undefined,
    }
    const { matched, response } = await handler.handle(asked, { context })
    if (!matched) return Answer.json(404, { message: errorCodes.NOT_FOUND.message })
    return Answer.json(response.status, response.body)
  }
}

/** Whoever may not have the answer is left to the call itself to refuse. */
const mayHave = async ({ access }: CachedCall, context: HttpContext) => {
  if (access === 'anyone') return true
  context.session = await verifySession(context.payload, context.token)
  return context.session !== undefined && isAllowed(access, context.session)
}

const answerFromMemory = (cached: CachedCall, context: HttpContext, call: Call) => {
  const { env, cache, request } = context
  // What is active, and which year it is, changes at midnight without a write.
  const key = `${request.url} ${dateIn(env.timeZone)}`
  return cache.read(
    key,
    cached.sources,
    () => call(context),
    ({ size }) => size,
  )
}

/** What every call is answered with. */
export type SharedContext = Pick<ApiContext, 'payload' | 'env' | 'limits' | 'cache'>

const contextOf = (
  shared: SharedContext,
  request: Request,
  response: Response,
  address: string,
): HttpContext => ({ ...shared, token: bearerToken(request), address, request, response })

/** Answers the calls whose answers are kept, before anything looks for a body they do not have. */
const keptAnswers =
  (shared: SharedContext, call: Call): RequestHandler =>
  async (request, response, next) => {
    const cached = request.method === 'GET' ? cachedCalls.get(request.path) : undefined
    if (!cached || hasBody(request)) {
      next()
      return
    }
    // Nobody's address matters here, and finding it out costs as much as the rest.
    const context = contextOf(shared, request, response, '')
    if (await mayHave(cached, context)) {
      const answer = await answerFromMemory(cached, context, call)
      await answer.send(request, response, cached.access === 'anyone' ? 'no-cache' : 'no-store')
    } else {
      next()
    }
  }

/**
 * Calls over HTTP.
 *
 * @param first - may answer before a body is read
 */
const jsonOverHttp = (shared: SharedContext, call: Call, ...first: RequestHandler[]): Router => {
  const mounted = express.Router()
  mounted.use(...first, onlyJson, express.json({ limit: maxBodyBytes, strict: false }))
  mounted.use(async (request, response) => {
    // A body that is not there lacks every field; oRPC would otherwise say only that it is no object.
    if (request.body === undefined) request.body = {}
    const answer = await call(contextOf(shared, request, response, request.ip ?? ''))
    await answer.send(request, response, 'no-store')
  })
  mounted.use(refuse)
  return mounted
}

/** The contract over HTTP, to be mounted at `/api`. */
export const apiRouter = (shared: SharedContext): Router => {
  const call = createCall(router)
  return jsonOverHttp(shared, call, keptAnswers(shared, call))
}

/** Calls beside the contract's, which nothing keeps. */
export const callsOverHttp = (calls: Calls, shared: SharedContext): Router =>
  jsonOverHttp(shared, createCall(calls))
