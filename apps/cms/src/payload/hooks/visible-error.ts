import { APIError, type Config } from 'payload'

/** A sentence that the panel shows. */
export class Refusal extends APIError {}

/** Logs refusals as information, because they are no fault of the server. Payload types only its own errors. */
export const loggingLevels: Config['loggingLevels'] & { Refusal: 'info' } = {
  Locked: 'info',
  Refusal: 'info',
}

/**
 * An error whose message Payload shows to the caller instead of a general one.
 *
 * @param path - the field of the panel's form that says it too, until it is changed
 */
export const visibleError = (message: string, status = 400, path?: string): APIError =>
  new Refusal(message, status, path ? { errors: [{ path, message }] } : null, true)
