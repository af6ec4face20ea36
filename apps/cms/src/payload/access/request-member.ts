import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuthStrategy, TypedUser } from 'payload'

/**
 * The member who sent the request to Payload's REST API that is being handled, so that Payload need
 * not read them a second time.
 */
export const requestMember = new AsyncLocalStorage<TypedUser | null>()

/** Finds the member in `requestMember`. Payload tries its own strategy, the token, after this one. */
export const requestMemberStrategy: AuthStrategy = {
  name: 'request-member',
  authenticate: () => ({ user: requestMember.getStore() ?? null }),
}
