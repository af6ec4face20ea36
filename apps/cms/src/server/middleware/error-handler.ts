import { errorCodes } from '@tropa/contract/errors'
import type { ErrorRequestHandler } from 'express'
import { headersOf, unavailable } from '../../rpc/errors'
import { isUnavailable } from '../../database/unavailable'

const pageOf = (message: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title></head>
<body><main><h1>${message}</h1><p>Please try again in a moment.</p></main></body>
</html>
`

const messageOf = (status: number) => {
  const known = Object.values(errorCodes).find((each) => each.status === status)
  return known?.message ?? errorCodes.BAD_REQUEST.message
}

const statusOf = (error: unknown) => {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return status >= 400 && status < 500 ? status : 500
}

/** Answers what nothing else did: a sentence for people, the cause for the log alone. */
export const lastResort: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const away = isUnavailable(error) ? unavailable(error) : undefined
  const status = away?.status ?? statusOf(error)
  const message = away?.message ?? messageOf(status)
  if (status >= 500) request.log.error({ err: error }, 'a request failed')
  if (response.headersSent) {
    next(error)
    return
  }
  response.set(headersOf(away))
  if (request.originalUrl.startsWith('/cms/api')) {
    response.status(status).json({ errors: [{ message }] })
  } else if (status >= 500) {
    response.status(status).type('html').send(pageOf(message))
  } else {
    response.status(status).type('text').send(message)
  }
}
