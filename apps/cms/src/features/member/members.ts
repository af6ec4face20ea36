import { memberRow } from '../../rpc/session-store'
import { isDeepStrictEqual } from 'node:util'
import {
  type ListedMember,
  memberChangesFor,
  membersMessages,
  type MemberChanges,
  newMemberFormFor,
  noSuchTeam,
} from '@tropa/contract/member/members'
import { attemptMessages } from '@tropa/contract/base/attempt'
import { inviteMessages } from '@tropa/contract/member/invite'
import { byName } from '@tropa/contract/member/name-order'
import { byId } from '@tropa/contract/procedure-builders'
import { namesOf } from '@tropa/contract/settings/teams'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { adminsWhoCanSignIn } from '../../payload/access/admins'
import { conflictOn } from '../../database/conflict'
import { type Work, inUnitOfWork, type AuditEvent } from '../../database/unit-of-work'
import { findRow, findRows } from '../../database/rows'
import { isMailSetUp } from '../../payload/email/adapter'
import {
  lockTeams,
  readSettings,
  type StoredSettings,
  teamIds,
} from '../../payload/globals/read-settings'
import type { Member } from '../../payload/payload-types'
import { createOnce } from '../../rpc/attempts'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { afterFinding, checkInput, requireRow, requireSession, api } from '../../rpc/procedure'
import { createInvite, linkAddress, noPassword, queueInvite } from './links'
import { chosenUsername, normaliseUsername, toSessionUser } from './stored-member'
import { writeMember, createMember, deleteMember } from './write-member'

/** The fields of a listed member, none of which is a secret. */
const listedFields = {
  username: true,
  name: true,
  userType: true,
  isEditor: true,
  teams: true,
  blocked: true,
  secondFactor: true,
  inviteExpiresAt: true,
  left: true,
} as const

const toListed = (member: Member, settings: StoredSettings): ListedMember => ({
  _id: member.id,
  ...toSessionUser(member, settings),
  name: member.name ?? null,
  isEditor: member.isEditor === true,
  blocked: member.blocked === true,
  hasSecondFactor: member.secondFactor === true,
  invited: (member.inviteExpiresAt ?? '') > new Date().toISOString(),
  left: member.left === true,
})

const requireMember = (payload: Payload, id: string, work?: Work) =>
  requireRow(payload, 'members', id, membersMessages.notFound, work)

/** Refuses with a 403 what another admin must do for the caller. */
export const refuseOwn = (context: ApiContext, { id }: Pick<Member, 'id'>): void => {
  if (id === requireSession(context).id) throw apiError('FORBIDDEN', membersMessages.own)
}

/** Refuses with a 409 to remove the last admin who can sign in. Of two concurrent requests, one is refused. */
export const keepAdmin = async (work: Work, { id, userType, blocked }: Member): Promise<void> => {
  if (userType !== 'admin' || blocked) return
  await conflictOn(work, 'admins')
  const others = { and: [{ id: { not_equals: id } }, adminsWhoCanSignIn] }
  if (await findRow(work.payload, 'members', others, work)) return
  throw apiError('CONFLICT', membersMessages.lastAdmin)
}

/** Call it in a unit of work, so that the teams still exist when they are stored. */
const requireTeams = (names: readonly string[], settings: StoredSettings): string[] => {
  const ids = teamIds(names, settings)
  if (!ids) throw fieldErrors({ teams: noSuchTeam })
  return ids
}

const changesOf = (
  member: Member,
  { username, name, teams, left, ...others }: MemberChanges,
  settings: StoredSettings,
): MemberChanges => {
  const listed = toListed(member, settings)
  const stored: Record<string, unknown> = {
    ...listed,
    username: normaliseUsername(member.username),
    teams: requireTeams(listed.role, settings),
  }
  const wanted = {
    ...others,
    ...(name !== undefined && { name: name || null }),
    // A member who is taken back can sign in once they have used a new link.
    ...(left === false && member.left && { left, blocked: false }),
    // An unchanged username of an earlier version is not validated again.
    ...(username !== undefined &&
      normaliseUsername(username) !== stored.username && { username: chosenUsername(username) }),
    ...(teams && { teams: requireTeams(teams, settings) }),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, stored[name])),
  )
}

const actionOf = ({ left, blocked, userType, isEditor }: MemberChanges): AuditEvent['action'] => {
  if (left !== undefined) return 'update'
  if (blocked !== undefined) return blocked ? 'block' : 'unblock'
  return userType === undefined && isEditor === undefined ? 'update' : 'role'
}

const requireUnblocked = ({ left, blocked }: Member): void => {
  if (blocked) throw apiError('BAD_REQUEST', left ? membersMessages.left : inviteMessages.blocked)
}

/** Only the name of a member who left can be changed, until they are taken back. */
const refuseLeft = ({ left }: Member, changes: MemberChanges): void => {
  const isNamed = Object.keys(changes).every((field) => field === 'name')
  if (left && changes.left === undefined && !isNamed) {
    throw apiError('CONFLICT', membersMessages.left)
  }
}

/** Ends the links that a member has, and gives them another. */
const giveLink = async (work: Work, member: Member, also: Partial<Member>) => {
  const { payload } = work
  const isMailed = linkAddress(payload, member) !== undefined
  const { stored, invite } = createInvite(payload.config.serverURL, isMailed)
  await writeMember(work, member, { ...stored, ...also })
  await queueInvite(work, member.id, invite)
  work.audit({ action: 'invite', row: memberRow(member) })
  return invite
}

/**
 * A new link for a member who has not used the first, which it ends: that one was shown once. One that was mailed stays
 * as it is.
 */
export const inviteAgain = (context: ApiContext, id: string) =>
  inUnitOfWork(context, async (work) => {
    const member = await requireMember(work.payload, id, work)
    requireUnblocked(member)
    if (member.hash) throw apiError('CONFLICT', attemptMessages.used)
    const isMailed = Boolean(member.mailedInviteExpiresAt)
    const { stored, invite } = createInvite(work.payload.config.serverURL, isMailed)
    const { inviteHash, inviteExpiresAt } = stored
    const invited = await writeMember(work, member, { inviteHash, inviteExpiresAt })
    work.audit({ action: 'invite', row: memberRow(member) })
    return { member: invited, invite }
  })

const onMember = afterFinding(({ payload }, id) => requireMember(payload, id))

const onNewMember = api.use(checkInput(({ teams }) => newMemberFormFor(namesOf(teams))))

const onChangedMember = onMember.use(
  checkInput(({ teams }) => z.extend(byId, { body: memberChangesFor(namesOf(teams)) })),
)

export const membersProcedures = {
  list: api.members.list.handler(async ({ context }) => {
    const members = await findRows(context.payload, 'members', { select: listedFields })
    const settings = await readSettings(context.payload)
    return members.toSorted(byName).map((member) => toListed(member, settings))
  }),

  create: onNewMember.members.create.handler(async ({ context, input: { email, ...form } }) => {
    const { payload } = context
    const isMailed = isMailSetUp(payload) && Boolean(email)
    const made = createInvite(payload.config.serverURL, isMailed)
    const { row, isNew } = await createOnce(context, {
      collection: 'members',
      create: async (work) => {
        const teams = requireTeams(form.teams, await lockTeams(work))
        const name = form.name || null
        const fields = { ...form, name, teams, email: email || null, ...noPassword, ...made.stored }
        const created = await createMember(work, fields)
        await queueInvite(work, created.id, made.invite)
        return created
      },
    })
    const { member, invite } = isNew
      ? { member: row, invite: made.invite }
      : await inviteAgain(context, row.id)
    const data = toListed(member, await readSettings(payload))
    return { message: membersMessages.invited, data, invite }
  }),

  change: onChangedMember.members.change.handler(async ({ context, input: { params, body } }) => {
    const { payload } = context
    const data = await inUnitOfWork(context, async (work) => {
      const member = await requireMember(work.payload, params.id, work)
      const settings = body.teams ? await lockTeams(work) : await readSettings(payload, work)
      const changes = changesOf(member, body, settings)
      const fields = Object.keys(changes)
      if (fields.length === 0) return toListed(member, settings)
      refuseLeft(member, changes)
      if (changes.userType !== undefined || changes.blocked !== undefined) {
        refuseOwn(context, member)
        await keepAdmin(work, member)
      }
      const changed = await writeMember(work, member, changes)
      work.audit({ action: actionOf(changes), row: memberRow(changed), fields })
      return toListed(changed, settings)
    })
    return { message: membersMessages.changed, data }
  }),

  invite: api.members.invite.handler(async ({ context, input }) => {
    const invite = await inUnitOfWork(context, async (work) => {
      const member = await requireMember(work.payload, input.params.id, work)
      refuseOwn(context, member)
      requireUnblocked(member)
      await keepAdmin(work, member)
      return giveLink(work, member, { ...noPassword, sessions: [] })
    })
    return { message: membersMessages.newLink, invite }
  }),

  remove: api.members.remove.handler(async ({ context, input }) => {
    await inUnitOfWork(context, async (work) => {
      const member = await requireMember(work.payload, input.params.id, work)
      refuseOwn(context, member)
      await keepAdmin(work, member)
      await deleteMember(work, member)
    })
    return { message: membersMessages.deleted }
  }),
}
