import { implement } from '@orpc/server'
import { logKeeperOnly } from '@tropa/contract/activity-log'
import { contract } from '@tropa/contract/contract'
import type { Access } from '@tropa/contract/procedure'
import { logKeeperName } from './log-keeper'
import { verifySession, type Session } from './session'
import type { ApiContext } from './context'
import { apiError } from './errors'

const bare = implement(contract).$context<ApiContext>()

/** Whether a session's role allows a call; who keeps the log is asked besides. */
export const isAllowed = (access: Access, { userType }: Session): boolean =>
  access !== 'admin' || userType === 'admin'

const check = async (access: Access, context: ApiContext): Promise<Session> => {
  const session = context.session ?? (await verifySession(context.payload, context.token))
  if (!session) throw apiError('UNAUTHORIZED')
  if (!isAllowed(access, session)) throw apiError('FORBIDDEN')
  if (access === 'logKeeper') {
    const keeper = await logKeeperName(context.payload)
    if (keeper !== session.username) throw apiError('FORBIDDEN', logKeeperOnly(keeper))
  }
  return session
}

/** The contract to implement; whoever is not allowed to make a call is refused before its body is validated. */
export const api = bare.use(async ({ context, next, procedure }) => {
  const { access } = procedure['~orpc'].meta
  if (access === 'anyone') return next()
  return next({ context: { session: await check(access, context) } })
})

/** The caller of a call that is not for anyone. */
export const callerOf = ({ session }: Pick<ApiContext, 'session'>): Session => {
  if (!session) throw apiError('UNAUTHORIZED')
  return session
}
