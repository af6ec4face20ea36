import type { Response } from 'express'

/** An error in the shape of Payload's REST API, which the panel shows as a toast. */
export const panelErrorBody = (message: string) => ({ errors: [{ message }] })

export const sendPanelError = (response: Response, status: number, message: string) => {
  response.status(status).json(panelErrorBody(message))
}
