import { leadsElsewhere } from '@tropa/contract/base/public-url'
import type { Env } from '../env'
import type { ApiContext } from './context'
import type { Session } from './session'

/** By start, the address by which an admin asked last, and whether any address led to another origin. */
const asked = new WeakMap<Env, { address: string; isElsewhere: boolean }>()

/** Remembers, until the next start, that an admin used an origin other than that of the links we make. */
export const noteOrigin = (
  { env, askedBy }: Pick<ApiContext, 'env' | 'askedBy'>,
  { userType }: Session,
): void => {
  if (userType !== 'admin') return
  const last = asked.get(env)
  const address = askedBy?.()
  // Nearly every call comes by the address of the last one, and parsing it would cost as much as the rest.
  if (address === undefined || last?.isElsewhere || address === last?.address) return
  const isElsewhere = URL.canParse(address) && leadsElsewhere(env.publicUrl, address)
  asked.set(env, { address, isElsewhere })
}

export const hasAskedElsewhere = (env: Env): boolean => asked.get(env)?.isElsewhere === true
