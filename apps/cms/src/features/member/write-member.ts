import { membersMessages } from '@tropa/contract/account/members'
import { ValidationError } from 'payload'
import { createRow } from '../../database/create-row'
import type { Work } from '../../database/unit-of-work'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { fieldErrors } from '../../rpc/errors'
import { consequencesOf } from './consequences'
import { deleteOwnFacts } from './own-facts'
import { rowOf } from './stored-member'
import { chosenUsername } from './username'

/** Turns what the unique index of the usernames refuses into a 400 at the field. */
const refuseTaken = (error: unknown): never => {
  if (!(error instanceof ValidationError)) throw error
  throw fieldErrors({ username: membersMessages.taken })
}

const told = ['username', 'userType', 'isEditor', 'teams', 'email'] as const

type NewMember = Pick<Member, 'username' | 'userType'> & Partial<Member>

/**
 * Stores a new member in a unit of work.
 *
 * @throws a 400 for a username that is taken or too long
 */
export const createMember = async (work: Work, form: NewMember): Promise<Member> => {
  const data = {
    blocked: false,
    secondFactor: false,
    ...form,
    username: chosenUsername(form.username),
  }
  const stored = await createRow(work.payload, slugs.members, data, work).catch(refuseTaken)
  const member: Member = { ...stored, collection: slugs.members }
  const fields = told.filter((name) => (form[name] ?? null) !== null)
  work.audit({ action: 'create', row: rowOf(member), fields })
  return member
}

/** Changes a member with all that follows, in a unit of work, and returns the member with it. */
export const writeMember = async (
  work: Work,
  before: Member,
  change: Partial<Member>,
): Promise<Member> => {
  const updatedAt = new Date().toISOString()
  // On SQLite Payload ends the sessions that a write of another list leaves out, and asks for the mandatory fields.
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
      collection: slugs.members,
      id: before.id,
      // A copy, because Payload turns its times into those of MongoDB.
      data: { ...data },
      returning: false,
      req: work,
    })
    .catch(refuseTaken)
  return { ...before, ...data }
}

/** Deletes a member with all that is theirs alone, in a unit of work. */
export const deleteMember = async (work: Work, member: Member): Promise<void> => {
  const { db } = work.payload
  await deleteOwnFacts(work.payload, member.id, work)
  await db.deleteMany({
    collection: 'payload-preferences',
    where: { 'user.value': { equals: member.id } },
    req: work,
  })
  const where = { id: { equals: member.id } }
  await db.deleteOne({ collection: slugs.members, where, req: work, returning: false })
  work.audit({ action: 'delete', row: rowOf(member) })
}
