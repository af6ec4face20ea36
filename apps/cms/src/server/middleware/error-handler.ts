import { errorCodes } from '@tropa/contract/errors'
import { isRecord } from '@tropa/contract/base/is-record'
import type { ErrorRequestHandler, Response } from 'express'
import { isUnavailable } from '../../database/unavailable'
import { isApiError, limitOf, unavailable } from '../../rpc/errors'
import { prepareErrorResponse } from '../send-error'

/** The status of an error that Express threw: its own if it blames the request (4xx), otherwise 500. */
const statusOf = (error: unknown): number => {
  const status = isRecord(error) ? Number(error.status) : 500
  return status >= 400 && status < 500 ? status : 500
}

const errorPage = (message: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title></head>
<body><main><h1>${message}</h1><p>Please try again in a moment.</p></main></body>
</html>
`

const messageOf = (status: number) =>
  Object.values(errorCodes).find((code) => code.status === status)?.message ??
  errorCodes.BAD_REQUEST.message

type SendError = (response: Response, status: number, message: string) => void

export const sendErrorPage: SendError = (response, status, message) => {
  response.status(status)
  if (status >= 500) response.type('html').send(errorPage(message))
  else response.type('text').send(message)
}

/** Responds to any error that was not handled before, with one sentence for people; only the log gets the cause. */
export const errorHandler =
  (send: SendError): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const outage = isUnavailable(error) ? unavailable(error) : undefined
    const refusal = outage ?? (isApiError(error) ? error : undefined)
    const status = refusal?.status ?? statusOf(error)
    if (status >= 500 && limitOf(error) === undefined)
      request.log.error({ err: error }, 'a request failed')
    if (response.headersSent) {
      next(error)
      return
    }
    prepareErrorResponse(refusal ?? error, request)
    response.set('Cache-Control', 'no-store')
    send(response, status, refusal?.message ?? messageOf(status))
  }
