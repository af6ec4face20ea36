import { type HTTPMethod, type HTTPPath, oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { errorCodes } from './errors'

/** Who may call a procedure. A member is a signed-in admin or user; the site settings name the log keeper. */
export const accessLevels = ['anyone', 'member', 'admin', 'logKeeper'] as const

export type Access = (typeof accessLevels)[number]

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS } =
  errorCodes
const { CONFLICT, INTERNAL_SERVER_ERROR, SERVICE_UNAVAILABLE } = errorCodes

export interface ProcedureMeta {
  access: Access
  /** Open to members who have to set up their second factor first, as no other procedure is. */
  isForSetUp?: boolean
}

const base = oc
  .$meta<ProcedureMeta>({ access: 'anyone' })
  .errors({ BAD_REQUEST, PAYLOAD_TOO_LARGE, INTERNAL_SERVER_ERROR, SERVICE_UNAVAILABLE })

export const anyone = base

export const anyoneLimited = base.errors({ TOO_MANY_REQUESTS })

export const member = base.meta({ access: 'member' }).errors({ UNAUTHORIZED, FORBIDDEN })

export const memberLimited = member.errors({ TOO_MANY_REQUESTS })

/** Starts a procedure for members, also for one who still has to set up the second factor. */
export const settingUp = base.meta({ access: 'member', isForSetUp: true }).errors({ UNAUTHORIZED })

export const settingUpLimited = settingUp.errors({ TOO_MANY_REQUESTS })

export const admin = base.meta({ access: 'admin' }).errors({ UNAUTHORIZED, FORBIDDEN })

export const adminLimited = admin.errors({ TOO_MANY_REQUESTS })

export const logKeeper = base.meta({ access: 'logKeeper' }).errors({ UNAUTHORIZED, FORBIDDEN })

const routeOf =
  (method: HTTPMethod) =>
  (path: HTTPPath, summary: string, successStatus = 200) => ({
    method,
    path,
    summary,
    successStatus,
    // With a parameter in the path, an input has `params` and `body` side by side.
    ...(path.includes('{') && { inputStructure: 'detailed' as const }),
  })

export const get = routeOf('GET')
export const post = routeOf('POST')
export const put = routeOf('PUT')
export const patch = routeOf('PATCH')
export const del = routeOf('DELETE')

/** The error for an id that does not exist or has an impossible format. */
export const notFound = { NOT_FOUND }

export const conflict = { CONFLICT }

export const forbidden = (message: string) => ({ FORBIDDEN: { ...FORBIDDEN, message } })

/** A request body: ignores unknown fields and rejects anything that is not an object. */
export const body = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, { error: BAD_REQUEST.message })

/** Input for a path with an id: takes the id from the path, never from the body. */
export const byId = z.object({ params: z.object({ id: z.string() }) })

export const confirmation = z.object({ message: z.string() })

export const confirmationWith = <Data extends z.core.$ZodType>(data: Data) =>
  z.extend(confirmation, { data })
