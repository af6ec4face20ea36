import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { onError, ORPCError } from '@orpc/server'
import { errorCodes } from '@tropa/contract/errors'
import type { Request, Response } from 'express'
import { NotFound } from 'payload'
import { inTime, isUnavailable } from '../../database/unavailable'
import type { ApiContext } from '../../rpc/context'
import { apiError, toErrorBody, unavailable } from '../../rpc/errors'
import { factsOf } from '../middleware/request-line'
import { prepareErrorResponse } from '../send-error'

export interface HttpContext extends ApiContext {
  request: Request
  response: Response
}

type Procedures = ConstructorParameters<typeof StandardOpenAPIHandler<HttpContext>>[0]

/** What a procedure answers: JSON, or a file. */
export interface Answer {
  status: number
  body: unknown
}

export type RunProcedure = (context: HttpContext) => Promise<Answer>

/** The longest time a procedure may take, in milliseconds: a database may hang without failing. */
const procedureTimeout = 45_000

/** Translates errors of the database, and of a row that another request deletes at the same moment. */
const toExpectedError = (error: unknown) => {
  if (isUnavailable(error)) return unavailable(error)
  return error instanceof NotFound ? apiError('NOT_FOUND') : error
}

const lateError = () =>
  unavailable(new Error(`The procedure took more than ${procedureTimeout} ms.`))

const withTimeout = async <Result>(running: Promise<Result>): Promise<Result> => {
  try {
    return await inTime(running, procedureTimeout, lateError)
  } catch (error) {
    throw toExpectedError(error)
  }
}

const handleError = (error: unknown, { request }: HttpContext) => {
  prepareErrorResponse(error, request)
  const isExpected = error instanceof ORPCError && error.status < 500
  if (!isExpected) request.log.error({ err: error }, 'a call failed')
}

/** A function that runs any of the procedures; their own errors become responses. */
export const createProcedureRunner = (procedures: Procedures): RunProcedure => {
  const handler = new StandardOpenAPIHandler(procedures, {
    customErrorResponseBodyEncoder: toErrorBody,
    interceptors: [
      onError((error, { context }) => {
        handleError(error, context)
      }),
      (options) => withTimeout(options.next()),
    ],
    clientInterceptors: [
      (options) => {
        const { request, response } = options.context
        const { path = '' } = options.procedure['~orpc'].route
        factsOf(response).route = `${request.baseUrl}${path}`
        return options.next()
      },
    ],
  })
  return async (context) => {
    const { request } = context
    const standardRequest = {
      method: request.method,
      url: new URL(`${context.env.publicUrl}${request.url}`),
      headers: request.headers,
      body: () => Promise.resolve<unknown>(request.body),
      signal: undefined,
    }
    // Dot segments would be another way to the same procedure, past the cache.
    const isPlain = standardRequest.url.pathname === request.path
    const { matched, response } = isPlain
      ? await handler.handle(standardRequest, { context })
      : { matched: false as const, response: undefined }
    return matched
      ? { status: response.status, body: response.body }
      : { status: 404, body: { message: errorCodes.NOT_FOUND.message } }
  }
}
