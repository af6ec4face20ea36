import { implement, type ImplementerInternalWithMiddlewares } from '@orpc/server'
import { logKeeperOnly } from '@tropa/contract/activity-log/activity-log'
import { contract } from '@tropa/contract/contract'
import { isRecord } from '@tropa/contract/base/is-record'
import { memberMessages } from '@tropa/contract/member/member'
import { creates, type Access, type ProcedureMeta } from '@tropa/contract/procedure-builders'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import * as z from 'zod/mini'
import { findRowById } from '../database/rows'
import { readSettings, type StoredSettings } from '../payload/globals/read-settings'
import { noteOrigin } from './asked-elsewhere'
import { attemptOf } from './attempts'
import type { ApiContext } from './context'
import { apiError, inputErrors } from './errors'
import { logKeeperName } from './log-keeper'
import { verifySession, type Session } from './session'

const hasRole = (access: Access, { userType }: Session) =>
  access !== 'admin' || userType === 'admin'

/**
 * Whether a session's role gives this access, and its member does not have to set up a second factor
 * first. The log keeper is also checked, by name.
 */
export const isAllowed = (access: Access, session: Session): boolean =>
  hasRole(access, session) && !session.needsSecondFactor

const checkAccess = async (
  { access, isForSetUp = false }: ProcedureMeta,
  context: ApiContext,
): Promise<Session> => {
  const session = context.session ?? (await verifySession(context.payload, context.token))
  if (!session) throw apiError('UNAUTHORIZED')
  noteOrigin(context, session)
  if (context.facts) context.facts.role = session.userType
  if (session.needsSecondFactor && !isForSetUp) {
    throw apiError('FORBIDDEN', memberMessages.setUpFirst)
  }
  if (!hasRole(access, session)) throw apiError('FORBIDDEN')
  if (access === 'logKeeper') {
    const keeper = await logKeeperName(context.payload)
    if (keeper !== session.username) throw apiError('FORBIDDEN', logKeeperOnly(keeper))
  }
  return session
}

/** Implements the contract's procedures. Access is checked before the input is validated. */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, procedure }, input) => {
    const { route, meta } = procedure['~orpc']
    const { access } = meta
    const session = access === 'anyone' ? undefined : await checkAccess(meta, context)
    const known = session ? { session } : {}
    if (!creates({ route, meta })) return next({ context: known })
    const line = `${route.method} ${route.path}`
    const attempt = await attemptOf({ ...context, ...known }, line, input)
    return next({ context: { ...known, attempt } })
  })

/** Checks an input against the team's own settings, before the contract's schema does. */
export const checkInput = (schemaOf: (settings: StoredSettings) => z.core.$ZodType) =>
  implement(contract)
    .$context<ApiContext>()
    .middleware(async ({ context, next }, input) => {
      const schema = schemaOf(await readSettings(context.payload))
      const { error } = z.safeParse(schema, input)
      if (error) throw inputErrors(error.issues)
      return next()
    })

/** The session of a call that needs one; a 401 without. */
export const requireSession = ({ session }: Pick<ApiContext, 'session'>): Session => {
  if (!session) throw apiError('UNAUTHORIZED')
  return session
}

/** The row with an id, in the transaction of `req` if one is given; a 404 if it is unknown or does not match. */
export const requireRow = async <Slug extends CollectionSlug>(
  payload: Pick<Payload, 'db'>,
  collection: Slug,
  id: string,
  notFound: string,
  req?: Partial<PayloadRequest>,
  where?: Where,
): Promise<DataFromCollectionSlug<Slug>> => {
  const row = await findRowById(payload, collection, id, req, where)
  if (!row) throw apiError('NOT_FOUND', notFound)
  return row
}

const idIn = (input: unknown): string =>
  isRecord(input) && isRecord(input.params) ? String(input.params.id) : ''

/** The contract's procedures with the found row. It has a name because an inferred one is too long to be written. */
export type Finding<Found> = ImplementerInternalWithMiddlewares<
  typeof contract,
  ApiContext,
  ApiContext & { found: Awaited<Found> }
>

/** Looks for what the path names before the rest of the input is validated: a 404 comes before a 400. */
export const afterFinding = <Found>(
  find: (context: ApiContext, id: string) => Promise<Found>,
): Finding<Found> =>
  api.use(async ({ context, next }, input) =>
    next({ context: { found: await find(context, idIn(input)) } }),
  )
