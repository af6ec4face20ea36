import { type ErrorMap, type HTTPMethod, type HTTPPath, oc, type Route } from '@orpc/contract'
import * as z from 'zod/mini'
import { errorCodes } from './errors'

/** Who may call a procedure. A member is a signed-in admin or user; the site settings name the log keeper. */
export type Access = 'anyone' | 'member' | 'admin' | 'logKeeper'

const { BAD_REQUEST, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS } =
  errorCodes
const { CONFLICT, INTERNAL_SERVER_ERROR, SERVICE_UNAVAILABLE } = errorCodes

export interface ProcedureMeta {
  access: Access
  /** Open even to members who still have to set up their second factor; no other procedure is. */
  isForSetUp?: boolean
  /** Creates something, such as a version or a decision, though its success is a 200. */
  creates?: boolean
}

const created = 201

/** Whether a procedure creates something, as the status of its success or its meta says. */
export const creates = ({ route, meta }: { route: Route; meta: ProcedureMeta }): boolean =>
  route.successStatus === created || meta.creates === true

const base = oc
  .$meta<ProcedureMeta>({ access: 'anyone' })
  .errors({ BAD_REQUEST, PAYLOAD_TOO_LARGE, INTERNAL_SERVER_ERROR, SERVICE_UNAVAILABLE })

/** Starts procedures with a method, a path and a summary; one with an id in its path can be a 404. */
const startOf = <Errors extends ErrorMap>(meta: ProcedureMeta, errors: Errors) => {
  const access = base.meta(meta).errors(errors)
  const route =
    (method: HTTPMethod) =>
    (path: HTTPPath, summary: string, successStatus = 200) => {
      const procedure = access.route({ method, path, summary, successStatus })
      // With a parameter in the path, an input has `params` and `body` side by side.
      return path.includes('{')
        ? procedure.route({ inputStructure: 'detailed' }).errors({ NOT_FOUND })
        : procedure
    }
  return {
    get: route('GET'),
    post: route('POST'),
    put: route('PUT'),
    patch: route('PATCH'),
    del: route('DELETE'),
  }
}

const signedIn = { UNAUTHORIZED, FORBIDDEN }

export const anyone = startOf({ access: 'anyone' }, {})

export const anyoneLimited = startOf({ access: 'anyone' }, { TOO_MANY_REQUESTS })

export const member = startOf({ access: 'member' }, signedIn)

export const memberLimited = startOf({ access: 'member' }, { ...signedIn, TOO_MANY_REQUESTS })

/** Starts a procedure for members, also for one who still has to set up the second factor. */
export const settingUp = startOf({ access: 'member', isForSetUp: true }, { UNAUTHORIZED })

export const settingUpLimited = startOf(
  { access: 'member', isForSetUp: true },
  { UNAUTHORIZED, TOO_MANY_REQUESTS },
)

export const admin = startOf({ access: 'admin' }, signedIn)

export const adminLimited = startOf({ access: 'admin' }, { ...signedIn, TOO_MANY_REQUESTS })

export const logKeeper = startOf({ access: 'logKeeper' }, signedIn)

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
