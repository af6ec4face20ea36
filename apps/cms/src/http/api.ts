import { OpenAPIHandler } from '@orpc/openapi/node'
import { onError, ORPCError } from '@orpc/server'
import { maxBodyBytes } from '@tropa/contract/contract'
import { errorCodes, type ErrorBody, type ErrorCode } from '@tropa/contract/errors'
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import type { ApiContext } from '../api/context'
import { headersOf, toErrorBody } from '../api/errors'
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
    answer(response, 'INTERNAL_SERVER_ERROR')
  }
}

/** The contract over HTTP, to be mounted at `/api`. */
export const apiRouter = (shared: Pick<ApiContext, 'payload' | 'env' | 'limits'>): Router => {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: toErrorBody,
    interceptors: [
      onError((error, { context }) => {
        noteFailure(error, context as HttpContext)
      }),
    ],
  })
  const mounted = express.Router()
  mounted.use(onlyJson)
  mounted.use(express.json({ limit: maxBodyBytes, strict: false }))
  mounted.use((request, _response, next) => {
    // A body that is not there lacks every field; oRPC would otherwise say only that it is no object.
    if (request.body === undefined) request.body = {}
    next()
  })
  mounted.use(async (request, response) => {
    response.set('Cache-Control', 'no-store')
    const context: HttpContext = {
      ...shared,
      token: bearerToken(request),
      address: request.ip ?? '',
      request,
      response,
    }
    const { matched } = await handler.handle(request, response, { prefix: '/api', context })
    if (!matched) answer(response, 'NOT_FOUND')
  })
  mounted.use(refuse)
  return mounted
}
