import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { errorCodes } from './errors'

/** Who may call a procedure. A member is a signed-in admin or user; the site settings name the log keeper. */
export const accessLevels = ['anyone', 'member', 'admin', 'logKeeper'] as const

/** Who may call a procedure. */
export type Access = (typeof accessLevels)[number]

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS } =
  errorCodes
const { INTERNAL_SERVER_ERROR, SERVICE_UNAVAILABLE } = errorCodes

const base = oc
  .$meta<{ access: Access }>({ access: 'anyone' })
  .errors({ BAD_REQUEST, PAYLOAD_TOO_LARGE, INTERNAL_SERVER_ERROR, SERVICE_UNAVAILABLE })

/** Starts a call that needs no token. */
export const anyone = base

/** Starts a call anyone may make, but only so often. */
export const anyoneLimited = base.errors({ TOO_MANY_REQUESTS })

/** Starts a call for signed-in admins and users. */
export const member = base.meta({ access: 'member' }).errors({ UNAUTHORIZED })

/** Starts a call for admins. */
export const admin = base.meta({ access: 'admin' }).errors({ UNAUTHORIZED, FORBIDDEN })

/** Starts a call for the log keeper alone. */
export const logKeeper = base.meta({ access: 'logKeeper' }).errors({ UNAUTHORIZED, FORBIDDEN })

/** The error of a call on an id that does not exist, or cannot be one. */
export const notFound = { NOT_FOUND }

/** A call's body: fields it does not name are ignored, and what is no object is refused. */
export const body = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, { error: BAD_REQUEST.message })

/**
 * The input of a call on one document, for routes with `inputStructure: 'detailed'`: the path alone
 * says which one, an `id` in the body does not count.
 */
export const byId = z.object({ params: z.object({ id: z.string() }) })

/** The answer of a call that has nothing else to say. */
export const confirmation = z.object({ message: z.string() })
