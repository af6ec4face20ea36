import type { Request, Response } from 'express'
import { headersOf, limitOf } from '../rpc/errors'

/** Sets the headers of an error's response, and logs the limit that was reached. */
export const prepareErrorResponse = (error: unknown, request: Request) => {
  const limit = limitOf(error)
  if (limit !== undefined) request.log.warn({ limit }, 'a limit was reached')
  request.res?.set(headersOf(error))
}

/** Refuses with one sentence, which nobody may store. */
export const sendText = (response: Response, status: number, message: string): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text').send(message)
}

/** An error in the shape of Payload's REST API, which the panel shows as a toast, and beside the field of `path`. */
export const panelErrorBody = (message: string, path?: string) => ({
  errors: [{ message, ...(path && { data: { errors: [{ path, message }] } }) }],
})

export const sendPanelError = (
  response: Response,
  status: number,
  ...error: Parameters<typeof panelErrorBody>
) => {
  response.status(status).json(panelErrorBody(...error))
}
