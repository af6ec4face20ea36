import type { InviteLink, ListedMember, NewMemberForm } from '@tropa/contract/account/members'
import { inviteMessages } from '@tropa/contract/invite'
import { inviteMail } from '@tropa/contract/mail/mails'
import type { Payload } from 'payload'
import { inUnitOfWork } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import type { ApiContext } from '../../../rpc/context'
import { apiError } from '../../../rpc/errors'
import { createInvite, linkAddress, type Addressed } from '../invite/invite'
import { handMailOver } from '../links/mail-member'
import { toListed } from '../list-members'
import { rowOf } from '../stored-member'
import { createMember, writeMember } from '../write-member'
import { keepAdmin, refuseOwn, requireMember } from './rules'

/** Of a member who has not chosen a password, or has to choose another one. */
const noPassword = { hash: null, salt: null }

interface Invited {
  member: Member
  /** The address to mail a link to. */
  email: string | undefined
  invite: ReturnType<typeof createInvite>
}

const newInvite = (payload: Payload, member: Addressed, isNew = false): Omit<Invited, 'member'> => {
  const email = linkAddress(payload, member, isNew)
  return { email, invite: createInvite(payload.config.serverURL, email !== undefined) }
}

/** Hands the mail over, once the link is stored. */
const toInviteLink = async (
  payload: Payload,
  { member, email, invite: { link, mailedLink, expiresAt } }: Invited,
): Promise<InviteLink> => {
  const isMailed =
    email !== undefined &&
    mailedLink !== undefined &&
    (await handMailOver(payload, member, { to: email, ...inviteMail(mailedLink) }))
  return { link, expiresAt, isMailed }
}

/**
 * Creates a member with a link to choose a password, which is told only once.
 *
 * @throws a 400 for a username that is taken
 */
export const inviteMember = async (
  context: ApiContext,
  { username, email, ...rights }: NewMemberForm,
): Promise<{ data: ListedMember; invite: InviteLink }> => {
  const { payload } = context
  const address = email || null
  const made = newInvite(payload, { email: address }, true)
  const member = await inUnitOfWork(context, (work) =>
    createMember(work, {
      username,
      ...rights,
      email: address,
      ...noPassword,
      ...made.invite.stored,
    }),
  )
  return { data: toListed(member), invite: await toInviteLink(payload, { ...made, member }) }
}

/**
 * Gives a member a new link, which ends the old one, the password and the sessions.
 *
 * @throws a 403 for the own row, a 400 for a blocked member, and a 409 for the last admin who can sign in
 */
export const renewInvite = async (context: ApiContext, id: string): Promise<InviteLink> => {
  const { payload } = context
  const invited = await inUnitOfWork(context, async (work) => {
    const member = await requireMember(payload, id, work)
    refuseOwn(context, member)
    if (member.blocked) throw apiError('BAD_REQUEST', inviteMessages.blocked)
    await keepAdmin(work, member)
    const made = newInvite(payload, member)
    await writeMember(work, member, { ...made.invite.stored, ...noPassword, sessions: [] })
    work.audit({ action: 'invite', row: rowOf(member) })
    return { ...made, member }
  })
  return toInviteLink(payload, invited)
}
