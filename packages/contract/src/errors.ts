import * as z from 'zod/mini'

/** The body of every error under `/api`; `errors` has one message per field. */
export const errorBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
})

export type ErrorBody = z.infer<typeof errorBody>

export const errorCodes = {
  BAD_REQUEST: { status: 400, message: 'Please check the fields.' },
  UNAUTHORIZED: { status: 401, message: 'Please log in.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  CONFLICT: { status: 409, message: 'Somebody changed it meanwhile. Nothing was done.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is larger than 100 kB.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please try again later.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The database does not answer. Please try again in a moment.',
  },
} as const

export type ErrorCode = keyof typeof errorCodes

/** The message of a 503 when the disk is full. */
export const noSpaceLeft = 'The disk of the server is full, so nothing was saved. Tell an admin.'

export const noResponse = 'The server did not answer. Please try again.'
