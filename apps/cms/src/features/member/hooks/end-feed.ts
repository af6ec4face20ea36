import type { CollectionBeforeChangeHook } from 'payload'
import type { Member } from '../../../payload/payload-types'
import { noFeed } from '../feed/store'

/** Ends the calendar feed of a member who is blocked, or is no admin any more. */
export const endFeed: CollectionBeforeChangeHook<Member> = ({ data, originalDoc }) => {
  const isNewlyBlocked = data.blocked === true && originalDoc?.blocked !== true
  const isDemoted = data.userType === 'user' && originalDoc?.userType === 'admin'
  return { ...data, ...((isNewlyBlocked || isDemoted) && noFeed) }
}
