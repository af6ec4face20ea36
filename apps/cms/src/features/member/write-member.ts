import { memberRow } from '../../rpc/session-store'
import { randomUUID } from 'node:crypto'
import { membersMessages } from '@tropa/contract/member/members'
import { nameKey } from '@tropa/contract/base/text'
import { type Payload, type PayloadRequest, type Where, ValidationError } from 'payload'
import { createRow, deleteRow, findRows } from '../../database/rows'
import { storedId } from '../../database/ids'
import type { Work } from '../../database/unit-of-work'
import type { Member } from '../../payload/payload-types'
import { fieldErrors } from '../../rpc/errors'
import { settleBegun } from '../roll-call/expected'
import { noFeed } from './feed-link'
import { noInvite, noPendingAddress } from './links'
import { chosenUsername } from './stored-member'

/**
 * What else a change of a member ends. A block, its end, another username and another kind of member end the
 * sessions; the new epoch refuses the session of a login that was checked before and is stored after. A block, another
 * password and another address end the links, and whatever ends sessions ends a pending address: a stolen session could
 * have asked for a link that outlives it. A block and a demotion end the calendar feed.
 */
const consequencesOf = (before: Member, change: Partial<Member>): Partial<Member> => {
  const differs = (name: keyof Member) =>
    change[name] !== undefined && change[name] !== (before[name] ?? null)
  const switchesBlock =
    change.blocked !== undefined && (change.blocked === true) !== (before.blocked === true)
  const isBlocked = switchesBlock && change.blocked === true
  const isDemoted = before.userType === 'admin' && differs('userType')
  const hasNewAddress = differs('email')
  const endsLinks = isBlocked || hasNewAddress || differs('hash')
  const endsSessions = switchesBlock || differs('userType') || differs('username')
  // A new link takes the password away in the same change.
  const keepsInvite = !isBlocked && differs('inviteHash')
  return {
    ...(endsSessions && { sessions: [], sessionEpoch: randomUUID() }),
    ...((endsLinks || endsSessions || change.sessions) && noPendingAddress),
    ...(endsLinks && !keepsInvite && noInvite),
    ...(hasNewAddress && { emailConfirmed: false, emailTrusted: false }),
    ...((isBlocked || isDemoted) && noFeed),
  }
}

/**
 * Removes the link to a deleted member from records, in the transaction of `req` if one is given. What the member
 * said in an undecided dispute is emptied: reasons are kept for a year from the decision, and without one
 * they would be kept forever.
 */
export const unlinkRecords = async (
  { db }: Pick<Payload, 'db'>,
  where: Where,
  req: Partial<PayloadRequest> = {},
): Promise<void> => {
  const common = { collection: 'records', req, returning: false } as const
  const isUndecided = { state: { equals: 'disputed' } }
  await db.updateMany({ ...common, where: { and: [where, isUndecided] }, data: { reason: null } })
  await db.updateMany({ ...common, where, data: { member: null } })
}

const taken = () => fieldErrors({ username: membersMessages.taken })

const refuseTaken = (error: unknown): never => {
  throw error instanceof ValidationError ? taken() : error
}

/** Needed because the unique index compares names as they are stored, not as they look. */
const refuseAlike = async (work: Work, username: string, id?: string): Promise<void> => {
  const others = await findRows(work.payload, 'members', {
    where: id === undefined ? {} : { id: { not_equals: id } },
    select: { username: true },
    req: work,
  })
  const key = nameKey(username)
  if (others.some((other) => nameKey(other.username) === key)) throw taken()
}

const told = ['username', 'name', 'userType', 'isEditor', 'teams', 'email'] as const

type NewMember = Pick<Member, 'username' | 'userType'> & Partial<Member>

/**
 * Stores a new member in a unit of work.
 *
 * @throws a 400 for a username that is taken or too long
 */
export const createMember = async (work: Work, form: NewMember): Promise<Member> => {
  const username = chosenUsername(form.username)
  await refuseAlike(work, username)
  await settleBegun(work)
  return storeMember(work, { ...form, username })
}

/** Stores a member. First check that the username is free, and call `settleBegun`. */
export const storeMember = async (work: Work, form: NewMember): Promise<Member> => {
  const data = {
    blocked: false,
    secondFactor: false,
    // Members from before there were such mails have not asked for them.
    mailNews: true,
    ...form,
    // In lower case, as Payload and the member's own profile store it.
    email: form.email?.toLowerCase() ?? null,
  }
  const stored = await createRow(work.payload, 'members', data, work).catch(refuseTaken)
  const member: Member = { ...stored, collection: 'members' }
  const fields = told.filter((name) => (form[name] ?? null) !== null)
  work.audit({ action: 'create', row: memberRow(member), fields })
  return member
}

/**
 * Changes a member, and what ends with the change: sessions, links, the feed.
 *
 * @returns the member as changed
 * @throws a 400 for a username that is taken or looks like another one
 */
export const writeMember = async (
  work: Work,
  before: Member,
  change: Partial<Member>,
): Promise<Member> => {
  if (change.username !== undefined) await refuseAlike(work, change.username, before.id)
  if (change.teams !== undefined || change.blocked !== undefined) await settleBegun(work)
  const updatedAt = new Date().toISOString()
  // On SQLite, Payload deletes the sessions that a write to another list omits, and needs the required fields.
  const { username, userType, sessions = [] } = before
  const data = {
    username,
    userType,
    sessions,
    ...change,
    ...consequencesOf(before, change),
    updatedAt,
  }
  await work.payload.db
    .updateOne({
      collection: 'members',
      id: before.id,
      // A copy, because Payload replaces its times with MongoDB dates.
      data: { ...data },
      returning: false,
      req: work,
    })
    .catch(refuseTaken)
  return { ...before, ...data }
}

const memberFacts = [
  'reminders',
  'excuses',
  'limit-notices',
  'todo-results',
  'mail-days',
  'news',
] as const

/**
 * Deletes a member with the reminders and notices that they got, the excuses and results that they sent, and what the
 * panel stored of them. Records stay, with the name, and are about no member any more, without what they said in a
 * dispute that nobody decided.
 */
export const deleteMember = async (work: Work, member: Member): Promise<void> => {
  await settleBegun(work)
  const { db } = work.payload
  const own = { memberId: { equals: storedId(member.id) } }
  for (const collection of memberFacts) {
    await db.deleteMany({ collection, where: own, req: work })
  }
  await unlinkRecords(work.payload, { member: { equals: member.id } }, work)
  for (const collection of ['payload-preferences', 'payload-locked-documents'] as const) {
    await db.deleteMany({ collection, where: { 'user.value': { equals: member.id } }, req: work })
  }
  await deleteRow(work, 'members', member.id)
  work.audit({ action: 'delete', row: memberRow(member) })
}
