import { leadsElsewhere } from '@tropa/contract/base/public-url'
import type { Env } from '../env'
import type { ApiContext } from './context'
import type { Session } from './session'

/** The settings of the starts in which an admin has asked by another origin than PUBLIC_URL. */
const askedElsewhere = new WeakSet<Env>()

/** Notes, until the product is started again, that an admin came by an origin to which no link leads. */
export const noteOrigin = (
  { env, askedBy }: Pick<ApiContext, 'env' | 'askedBy'>,
  { userType }: Session,
): void => {
  if (userType !== 'admin' || askedElsewhere.has(env)) return
  const origin = askedBy?.()
  if (origin !== undefined && leadsElsewhere(env.publicUrl, origin)) askedElsewhere.add(env)
}

export const hasAskedElsewhere = (env: Env): boolean => askedElsewhere.has(env)
