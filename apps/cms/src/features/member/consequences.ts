import { randomUUID } from 'node:crypto'
import type { Member } from '../../payload/payload-types'
import { noPendingAddress } from './email-address/store'
import { noFeed } from './feed/store'
import { noInvite } from './invite/invite'

/**
 * What a change of a member ends besides. A block, its end, another username and another kind of member end the
 * sessions; the new epoch refuses the session of a login that was checked before and is stored after. A block, another
 * password and another address end the links: anyone who took a session over could have asked for one that outlives it. A
 * block and a demotion end the calendar feed.
 */
export const consequencesOf = (before: Member, change: Partial<Member>): Partial<Member> => {
  const differs = (name: keyof Member) =>
    change[name] !== undefined && change[name] !== (before[name] ?? null)
  const switchesBlock =
    change.blocked !== undefined && (change.blocked === true) !== (before.blocked === true)
  const isBlocked = switchesBlock && change.blocked === true
  const isDemoted = before.userType === 'admin' && differs('userType')
  const hasNewAddress = differs('email')
  const endsLinks = isBlocked || hasNewAddress || differs('hash')
  // A new link takes the password away in the same change.
  const keepsInvite = !isBlocked && differs('inviteHash')
  return {
    ...((switchesBlock || differs('userType') || differs('username')) && {
      sessions: [],
      sessionEpoch: randomUUID(),
    }),
    ...(endsLinks && noPendingAddress),
    ...(endsLinks && !keepsInvite && noInvite),
    ...(hasNewAddress && { emailConfirmed: false, emailTrusted: false }),
    ...((isBlocked || isDemoted) && noFeed),
  }
}
