import { resetLinkHours } from '@tropa/contract/invite'
import type { Payload, Where } from 'payload'
import { retryTransient } from '../../../database/retry'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { inTransaction, recordAudit } from '../../audit/record-audit'
import { mailMember } from '../links/mail-member'
import { normaliseUsername } from '../username'
import { createInvite } from './invite'

/**
 * Mails a link to choose a new password to a member's confirmed address. Until the link is used the
 * present password and the sessions stay as they are, because anybody can ask for it.
 *
 * Takes longer where there is such a member: do not respond after it.
 */
export const mailResetLink = async (payload: Payload, name: string): Promise<void> => {
  const conditions: Where[] = [
    { username: { equals: normaliseUsername(name) } },
    { emailConfirmed: { equals: true } },
    { blocked: { not_equals: true } },
  ]
  const member = await payload.db.findOne<Member>({
    collection: slugs.members,
    where: { and: conditions },
  })
  if (!member?.email) return
  const { id, username, email } = member
  const { link, stored } = createInvite(payload.config.serverURL, resetLinkHours)
  const isStored = await retryTransient(() =>
    inTransaction(payload, async (req) => {
      const changed: unknown = await payload.db.updateOne({
        collection: slugs.members,
        // The address may have changed meanwhile.
        where: { and: [...conditions, { email: { equals: email } }] },
        data: { ...stored, inviteMailed: true, updatedAt: new Date().toISOString() },
        options: { atomic: true },
        req,
      })
      if (!changed) return false
      const row = { collection: slugs.members, id, title: username }
      await recordAudit(req, { action: 'reset-link', row })
      return true
    }),
  )
  if (!isStored) return
  mailMember(payload, member, {
    to: email,
    subject: 'Choose a new password',
    paragraphs: [
      `choose a new password with this link. It works once, and for ${resetLinkHours} hours:`,
      link,
      'You get this mail because somebody asked for it at “Forgot password?” with your username. If that was not you, leave it alone: nothing has changed.',
    ],
  })
}
