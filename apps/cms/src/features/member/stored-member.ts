import { memberRow } from '../../rpc/session-store'
import type { SessionUser } from '@tropa/contract/member/member'
import { comparable, maxLength, tooLong, hasUnseen, nameKey } from '@tropa/contract/base/text'
import { byName } from '@tropa/contract/member/name-order'
import { membersMessages } from '@tropa/contract/member/members'
import type { Payload, PayloadRequest, Where } from 'payload'
import { adminsWhoCanSignIn, notBlocked } from '../../payload/access/admins'
import { type AuditEvent, inUnitOfWork, type WorkContext } from '../../database/unit-of-work'
import { findRow, findRows } from '../../database/rows'
import { queueMail, type NewMail } from '../../payload/email/mail-queue'
import { teamNames, type StoredSettings } from '../../payload/globals/read-settings'
import type { Member } from '../../payload/payload-types'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'

/**
 * A member with the fields that nobody may read, or `null`.
 *
 * @param req - reads what its transaction has written
 */
export const findMember = (
  payload: Pick<Payload, 'db'>,
  id: string,
  req?: Partial<PayloadRequest>,
): Promise<Member | null> => findRow(payload, 'members', { id: { equals: id } }, req)

export interface Caller extends Member {
  signedInAt: Date
}

/**
 * Reads the caller of a procedure.
 *
 * @throws a 401 if the session has ended since its token was checked
 */
export const findCaller = async (context: ApiContext): Promise<Caller> => {
  const { id, sid } = requireSession(context)
  const member = await findMember(context.payload, id)
  const session = member?.sessions?.find((each) => each.id === sid)
  if (!member || !session) throw apiError('UNAUTHORIZED')
  return { ...member, signedInAt: new Date(session.createdAt ?? 0) }
}

/**
 * Finds a member only while nothing has ended their sessions since they were read: a new password, a block,
 * another role or a second factor.
 */
export const unchangedSince = (
  member: Pick<Member, 'id' | 'hash' | 'sessionEpoch' | 'secondFactorSecret'>,
): Where => ({
  and: [
    { id: { equals: member.id } },
    { hash: { equals: member.hash ?? null } },
    { sessionEpoch: { equals: member.sessionEpoch ?? null } },
    { secondFactorSecret: { equals: member.secondFactorSecret ?? null } },
    notBlocked,
  ],
})

/** A username as it is stored and compared, without surrounding blanks. */
export const normaliseUsername = (username: string): string => comparable(username.trim())

/**
 * The member of a username: of the name as it is stored, in either normal form, else of the only one that looks the
 * same. Names that became one keep working as they are stored.
 */
export const findByUsername = async (
  payload: Pick<Payload, 'db'>,
  typed: string,
): Promise<Member | undefined> => {
  const asTyped = typed.trim().toLowerCase()
  const forms = [asTyped, asTyped.normalize('NFC'), asTyped.normalize('NFD')]
  const where = { username: { in: forms } }
  const found = await findRows(payload, 'members', { where })
  const exact = found.find(({ username }) => username === asTyped) ?? found[0]
  if (exact) return exact
  const key = nameKey(typed)
  const all = await findRows(payload, 'members', { select: { username: true } })
  const [alike, another] = all.filter(({ username }) => nameKey(username) === key)
  return alike && !another ? ((await findMember(payload, alike.id)) ?? undefined) : undefined
}

/** What is wrong with a normalised username. */
export const usernameProblem = (username: string): string | undefined => {
  if (hasUnseen(username)) return membersMessages.unseen
  return username.length > maxLength.username ? tooLong(maxLength.username) : undefined
}

/**
 * A username that is chosen for a member, as it is stored.
 *
 * @throws a 400 for characters that nobody sees, and where lower case makes it too long: `İ` becomes two characters
 */
export const chosenUsername = (chosen: string): string => {
  const username = normaliseUsername(chosen)
  const problem = usernameProblem(username)
  if (problem) throw fieldErrors({ username: problem })
  return username
}

/** The usernames of some members by their ids; deleted members are missing. */
export const findUsernames = async (
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const where = { id: { in: [...new Set(ids)] } }
  const found = await findRows(payload, 'members', { where, select: { username: true } })
  return new Map(found.map(({ id, username }) => [id, username]))
}

export const adminNames = async (payload: Payload): Promise<string[]> => {
  const admins = await findRows(payload, 'members', {
    where: adminsWhoCanSignIn,
    select: { username: true },
  })
  return admins.toSorted(byName).map(({ username }) => username)
}

interface Change {
  /** What the member must still be. */
  where: Where
  data: Partial<Member>
  event?: Omit<AuditEvent, 'row'> | undefined
  /** A mail to the member that the change asks for. */
  mail?: Omit<NewMail, 'memberId'> | undefined
}

/**
 * Changes a member in one conditional write.
 *
 * @returns whether the member was still as `where` says
 */
export const changeMember = (
  context: WorkContext,
  member: Pick<Member, 'id' | 'username'>,
  { where, data, event, mail }: Change,
): Promise<boolean> =>
  inUnitOfWork(context, async (work) => {
    const changed: unknown = await work.payload.db.updateOne({
      collection: 'members',
      where,
      data: { ...data, updatedAt: new Date().toISOString() },
      options: { atomic: true },
      req: work,
    })
    if (!changed) return false
    if (event) work.audit({ ...event, row: memberRow(member) })
    if (mail) await queueMail(work, { ...mail, memberId: member.id })
    return true
  })

/** The address that mails go to, if the member has one that is confirmed. */
export const confirmedAddress = ({
  email,
  emailConfirmed,
}: Pick<Member, 'email' | 'emailConfirmed'>): string | undefined =>
  emailConfirmed === true ? (email ?? undefined) : undefined

export const toSessionUser = (
  { username, userType, teams }: Member,
  settings: StoredSettings,
): SessionUser => ({ username, userType, role: teamNames(teams, settings) })
