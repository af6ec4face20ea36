import { apiFailure, isMissingCode, serverMessage } from './api-failure'

/** Said where no answer came. */
export const connectionError = 'Connection error.'

/** Said where a text stays in its form. */
export const notSent = 'This could not be sent. Please try again.'

/** The server's own sentence, else whether it was the connection or something else. */
export const failureText = (error: unknown): string => {
  const isOffline = apiFailure(error).status === undefined && !isMissingCode(error)
  return serverMessage(error, isOffline ? connectionError : 'Something went wrong')
}
