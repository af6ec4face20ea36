import { implement } from '@orpc/server'
import { keeperOnly } from '@tropa/contract/activity-log'
import { contract } from '@tropa/contract/contract'
import type { Access } from '@tropa/contract/route'
import { logKeeperName } from '../access/log-keeper'
import { verifySession, type Session } from '../access/session'
import type { ApiContext } from './context'
import { apiError } from './errors'

const bare = implement(contract).$context<ApiContext>()

const check = async (access: Access, context: ApiContext): Promise<Session> => {
  const session = await verifySession(context.payload, context.token)
  if (!session) throw apiError('UNAUTHORIZED')
  if (access === 'admin' && session.userType !== 'admin') throw apiError('FORBIDDEN')
  if (access === 'logKeeper') {
    const keeper = await logKeeperName(context.payload)
    if (keeper !== session.username) throw apiError('FORBIDDEN', keeperOnly(keeper))
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
