import { resetLinkHours } from '@tropa/contract/invite'
import { resetLinkMail } from '@tropa/contract/mail/mails'
import type { Where } from 'payload'
import type { WorkContext } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import type { RateLimits } from '../../../rpc/rate-limits'
import { changeMember } from '../change-member'
import { hoursFromNow } from '../links/link-token'
import { mailMember } from '../links/mail-member'
import { notBlocked } from '../stored-member'
import { normaliseUsername } from '../username'
import { createResetLink } from './invite'

/** How long the link of a forgotten password is young. */
const youngMinutes = 10

/**
 * Whether no mailed link is young, and none that an admin mailed works longer than a new one would. Anybody
 * can ask for a new one, and must not end a link that its member may be about to use.
 */
const mayBeReplaced = (): Where => ({
  or: [
    { mailedInviteExpiresAt: { exists: false } },
    { mailedInviteExpiresAt: { less_than: hoursFromNow(resetLinkHours - youngMinutes / 60) } },
  ],
})

/**
 * Mails a link to choose a new password to a member's trusted address. Until the link is used the present
 * password and the sessions stay as they are, because anybody can ask for it.
 *
 * Takes longer where there is such a member: do not respond after it.
 */
export const mailResetLink = async (
  context: WorkContext & { limits: Pick<RateLimits, 'allowsResetMail'> },
  name: string,
): Promise<void> => {
  const { payload, limits } = context
  const conditions: Where[] = [
    { username: { equals: normaliseUsername(name) } },
    { emailConfirmed: { equals: true } },
    { emailTrusted: { equals: true } },
    mayBeReplaced(),
    notBlocked,
  ]
  const member = await payload.db.findOne<Member>({
    collection: slugs.members,
    where: { and: conditions },
  })
  if (!member?.email || !(await limits.allowsResetMail(member.id))) return
  const { link, stored } = createResetLink(payload.config.serverURL)
  // The address may have changed meanwhile.
  const where: Where = { and: [...conditions, { email: { equals: member.email } }] }
  const event = { action: 'reset-link' } as const
  if (!(await changeMember(context, member, { where, data: stored, event }))) return
  mailMember(payload, member, { to: member.email, ...resetLinkMail(link) })
}
