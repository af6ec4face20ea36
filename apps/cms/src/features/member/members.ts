import {
  type ListedMember,
  membersMessages,
  type MemberChanges,
  type InviteLink,
  type NewMemberForm,
} from '@tropa/contract/account/members'
import { teams } from '@tropa/contract/assignee'
import { inviteMessages } from '@tropa/contract/invite'
import { inviteMail } from '@tropa/contract/mail/mails'
import type { Payload } from 'payload'
import { type Work, inUnitOfWork, type AuditEvent } from '../../database/unit-of-work'
import { findRows } from '../../database/rows'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { afterFinding, requireRow, requireSession, api } from '../../rpc/procedure'
import { createInvite, linkAddress, type Addressed } from './links'
import { handMailOver } from './mail-member'
import {
  chosenUsername,
  hasAdminBesides,
  normaliseUsername,
  rowOf,
  toSessionUser,
} from './stored-member'
import { writeMember, createMember, deleteMember } from './write-member'

/** The fields of a listed member, none of which is a secret. */
const listedFields = {
  username: true,
  userType: true,
  isEditor: true,
  teams: true,
  blocked: true,
  secondFactor: true,
  inviteExpiresAt: true,
} as const

const toListed = (member: Member): ListedMember => ({
  _id: member.id,
  ...toSessionUser(member),
  isEditor: member.isEditor === true,
  blocked: member.blocked === true,
  hasSecondFactor: member.secondFactor === true,
  invited: (member.inviteExpiresAt ?? '') > new Date().toISOString(),
})

const requireMember = (payload: Payload, id: string, work?: Work) =>
  requireRow(payload, slugs.members, id, membersMessages.notFound, work)

/** Refuses with a 403 what another admin must do for the caller. */
const refuseOwn = (context: ApiContext, { id }: Member): void => {
  if (id === requireSession(context).id) throw apiError('FORBIDDEN', membersMessages.own)
}

const keepAdmin = async (work: Work, { id, userType, blocked }: Member): Promise<void> => {
  if (userType !== 'admin' || blocked === true || (await hasAdminBesides(work, id))) return
  throw apiError('CONFLICT', membersMessages.lastAdmin)
}

const present = (member: Member): Required<MemberChanges> => ({
  username: normaliseUsername(member.username),
  userType: member.userType,
  isEditor: member.isEditor === true,
  teams: teams.filter((team) => member.teams?.includes(team)),
  blocked: member.blocked === true,
})

const changesOf = (member: Member, { username, ...others }: MemberChanges): MemberChanges => {
  const stored: Record<string, unknown> = present(member)
  const wanted = {
    ...others,
    ...(username !== undefined && { username: chosenUsername(username) }),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => String(value) !== String(stored[name])),
  )
}

const actionOf = ({ blocked, userType, isEditor }: MemberChanges): AuditEvent['action'] => {
  if (blocked !== undefined) return blocked ? 'block' : 'unblock'
  return userType === undefined && isEditor === undefined ? 'update' : 'role'
}

/**
 * Changes, blocks or unblocks a member; what is the same already changes nothing.
 *
 * @throws a 403 for the caller's own kind or block, a 409 for the last admin who can sign in, and a 400 for a username
 *   that is taken
 */
const editMember = (context: ApiContext, id: string, form: MemberChanges): Promise<ListedMember> =>
  inUnitOfWork(context, async (work) => {
    const member = await requireMember(work.payload, id, work)
    const changes = changesOf(member, form)
    const fields = Object.keys(changes)
    if (fields.length === 0) return toListed(member)
    if (changes.userType !== undefined || changes.blocked !== undefined) {
      refuseOwn(context, member)
      await keepAdmin(work, member)
    }
    const changed = await writeMember(work, member, changes)
    work.audit({ action: actionOf(changes), row: rowOf(changed), fields })
    return toListed(changed)
  })

/** Of a member who has not chosen a password, or has to choose another one. */
const noPassword = { hash: null, salt: null }

const newInvite = (payload: Payload, member: Addressed, isNew = false) => {
  const email = linkAddress(payload, member, isNew)
  return { email, ...createInvite(payload.config.serverURL, email !== undefined) }
}

const toInviteLink = async (
  payload: Payload,
  member: Member,
  { email, link, mailedLink, expiresAt }: ReturnType<typeof newInvite>,
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
const inviteMember = async (
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
      ...made.stored,
    }),
  )
  return { data: toListed(member), invite: await toInviteLink(payload, member, made) }
}

/**
 * Gives a member a new link, which ends the old one, the password and the sessions.
 *
 * @throws a 403 for the own row, a 400 for a blocked member, and a 409 for the last admin who can sign in
 */
const renewInvite = async (context: ApiContext, id: string): Promise<InviteLink> => {
  const { payload } = context
  const { member, made } = await inUnitOfWork(context, async (work) => {
    const member = await requireMember(payload, id, work)
    refuseOwn(context, member)
    if (member.blocked) throw apiError('BAD_REQUEST', inviteMessages.blocked)
    await keepAdmin(work, member)
    const made = newInvite(payload, member)
    await writeMember(work, member, { ...made.stored, ...noPassword, sessions: [] })
    work.audit({ action: 'invite', row: rowOf(member) })
    return { member, made }
  })
  return toInviteLink(payload, member, made)
}

const onMember = afterFinding(({ payload }, id) => requireMember(payload, id))

const removeMember = (context: ApiContext, id: string): Promise<void> =>
  inUnitOfWork(context, async (work) => {
    const member = await requireMember(work.payload, id, work)
    refuseOwn(context, member)
    await keepAdmin(work, member)
    await deleteMember(work, member)
  })

export const membersProcedures = {
  list: api.members.list.handler(async ({ context }) => {
    const members = await findRows(context.payload, slugs.members, {
      sort: 'username',
      select: listedFields,
    })
    return members.map(toListed)
  }),

  create: api.members.create.handler(async ({ context, input }) => ({
    message: membersMessages.invited,
    ...(await inviteMember(context, input)),
  })),

  change: onMember.members.change.handler(async ({ context, input }) => ({
    message: membersMessages.changed,
    data: await editMember(context, input.params.id, input.body),
  })),

  invite: api.members.invite.handler(async ({ context, input }) => ({
    message: membersMessages.newLink,
    invite: await renewInvite(context, input.params.id),
  })),

  remove: api.members.remove.handler(async ({ context, input }) => {
    await removeMember(context, input.params.id)
    return { message: membersMessages.deleted }
  }),
}
