import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the member who has entered their current password for the request that is being handled. */
export const confirmedMember = new AsyncLocalStorage<string>()
