import { APIError } from 'payload'

/** An error whose message Payload shows to the caller instead of a general one. */
export const visibleError = (message: string, status = 400): APIError =>
  new APIError(message, status, null, true)
