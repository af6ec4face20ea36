import type { Request } from 'express'
import type { Payload, TypedUser } from 'payload'
import { verifySession } from '../../rpc/session'
import { trustedPanelToken } from './panel-cookie'
import { factsOf } from './request-line'
import { isRead } from './same-origin'

/**
 * The member of a token whose session has not ended, or `null`.
 *
 * @throws the database's error while it is unavailable, because that is no sign-out
 */
const userOf = async (
  payload: Payload,
  { res }: Request,
  token: string | undefined,
): Promise<TypedUser | null> => {
  const session = await verifySession(payload, token)
  if (!session) return null
  if (res) factsOf(res).role = session.userType
  const member = await payload.findByID({
    collection: 'members',
    id: session.id,
    depth: 0,
    disableErrors: true,
  })
  const known = { collection: 'members' as const, _sid: session.sid }
  return member && { ...member, ...known }
}

/** The member according to the panel's cookie alone. */
export const cookieUser = (payload: Payload, request: Request): Promise<TypedUser | null> =>
  userOf(payload, request, trustedPanelToken(payload, request))

/** `JWT` is Payload's own scheme. */
const authorization = /^(?:Bearer|JWT) +(\S+)$/i

const verifiedUser = (payload: Payload, request: Request): Promise<TypedUser | null> => {
  const [, token] = authorization.exec(request.get('authorization') ?? '') ?? []
  return token === undefined ? cookieUser(payload, request) : userOf(payload, request, token)
}

const users = new WeakMap<Request, Promise<TypedUser | null>>()

/**
 * The member who sent a request to the panel, by a token or the panel's cookie, or `null`. The database
 * is read once for each request, however many middlewares ask.
 */
export const requestUser = (payload: Payload, request: Request): Promise<TypedUser | null> => {
  const known = users.get(request)
  if (known) return known
  const user = verifiedUser(payload, request)
  users.set(request, user)
  return user
}

/**
 * The member who sent a request whose body has arrived. A write is verified again, because its sender may have been
 * blocked, or have logged out, while it arrived.
 */
export const userAfterBody = (payload: Payload, request: Request): Promise<TypedUser | null> =>
  isRead(request) ? requestUser(payload, request) : verifiedUser(payload, request)
