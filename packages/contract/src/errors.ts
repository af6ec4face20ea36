import * as z from 'zod/mini'

/** The one shape of every error under `/api`. */
export const errorBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
})

/** An error answer's body. */
export type ErrorBody = z.infer<typeof errorBody>

/** Every error the contract answers: its status and the sentence used where no better one is known. */
export const errorCodes = {
  BAD_REQUEST: { status: 400, message: 'Please check the fields.' },
  UNAUTHORIZED: { status: 401, message: 'Please log in.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is larger than 100 kB.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please try again later.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The database does not answer. Please try again in a moment.',
  },
} as const

/** The name of an error the contract answers. */
export type ErrorCode = keyof typeof errorCodes
