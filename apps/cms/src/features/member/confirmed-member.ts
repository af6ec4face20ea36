import { AsyncLocalStorage } from 'node:async_hooks'
import type { Member } from '../../payload/payload-types'

/** The member who sent a request, as they were when their current password was checked. */
export type ConfirmedMember = Pick<Member, 'id' | 'hash'>

/** Holds, during a request to the panel's API, who has confirmed their current password. */
export const confirmedMember = new AsyncLocalStorage<ConfirmedMember | undefined>()
