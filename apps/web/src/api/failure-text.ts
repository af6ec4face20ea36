import { apiFailure, isMissingCode, serverMessage } from './api-failure'

/** Shown when no answer came. */
export const connectionError = 'Connection error.'

/** Shown when sending failed. */
export const notSent = 'This could not be sent.'

/** The server's own sentence, or else whether the connection or something else failed. */
export const failureText = (error: unknown): string => {
  const isOffline = apiFailure(error).status === undefined && !isMissingCode(error)
  return serverMessage(error, isOffline ? connectionError : 'Something went wrong')
}
