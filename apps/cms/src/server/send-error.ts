import type { Response } from 'express'

const listOf = (fields: Record<string, string>) =>
  Object.entries(fields).map(([path, message]) => ({ path, message }))

/** An error in the shape of Payload's REST API, with a sentence for each field it is about. */
export const panelErrorBody = (message: string, fields?: Record<string, string>) => ({
  errors: [
    { message, ...(fields && { name: 'ValidationError', data: { errors: listOf(fields) } }) },
  ],
})

/** Sends an error in the shape of Payload's REST API, which the panel shows as a toast. */
export const sendPanelError = (
  response: Response,
  status: number,
  message: string,
  fields?: Record<string, string>,
) => {
  response.status(status).json(panelErrorBody(message, fields))
}
