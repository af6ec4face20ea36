import { OpenAPIHandler } from '@orpc/openapi/node'
import { onError, ORPCError } from '@orpc/server'
import { maxBodyBytes } from '@tropa/contract/contract'
import { errorCodes, type ErrorBody, type ErrorCode } from '@tropa/contract/errors'
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express'
import type { Payload } from 'payload'
import type { Env } from '../env'
import type { ApiContext } from './context'
import { headersOf, toErrorBody } from './errors'
import { router } from './router'

const answer = (response: Response, code: ErrorCode, message?: string) => {
  const { status, message: usual } = errorCodes[code]
  response.status(status).json({ message: message ?? usual } satisfies ErrorBody)
}

const notJson = 'Send a JSON body with Content-Type: application/json.'

const bearer = (request: Request) => /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1]

/** Turns what Express itself refuses (a body too long, no JSON, a broken address) into the contract's shape. */
const refuse: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error)
    return
  }
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === errorCodes.PAYLOAD_TOO_LARGE.status) answer(response, 'PAYLOAD_TOO_LARGE')
  else if (typeof status === 'number' && status < 500) answer(response, 'BAD_REQUEST', notJson)
  else {
    request.log.error({ err: error }, 'a call failed')
    answer(response, 'INTERNAL_SERVER_ERROR')
  }
}

/** The contract over HTTP, to be mounted at `/api`. */
export const apiRouter = (payload: Payload, env: Env): Router => {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: toErrorBody,
    interceptors: [
      onError((error, { context }) => {
        const isExpected = error instanceof ORPCError && error.status < 500
        if (!isExpected) (context as LoggedContext).logError(error)
      }),
    ],
  })
  const mounted = express.Router()
  mounted.use((request, response, next) => {
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length') ?? 0) > 0
    if (hasBody && !request.is('json')) answer(response, 'BAD_REQUEST', notJson)
    else next()
  })
  mounted.use(express.json({ limit: maxBodyBytes, strict: false }))
  mounted.use(async (request, response) => {
    const context: LoggedContext = {
      payload,
      env,
      token: bearer(request),
      address: request.ip ?? '',
      logError: (error) => {
        for (const [name, value] of Object.entries(headersOf(error))) response.setHeader(name, value)
        request.log.error({ err: error }, 'a call failed')
      },
    }
    response.setHeader('Cache-Control', 'no-store')
    const { matched } = await handler.handle(request, response, { prefix: '/api', context })
    if (!matched) answer(response, 'NOT_FOUND')
  })
  mounted.use(refuse)
  return mounted
}

interface LoggedContext extends ApiContext {
  logError: (error: unknown) => void
}
