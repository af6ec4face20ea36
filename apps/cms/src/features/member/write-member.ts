import { membersMessages } from '@tropa/contract/account/members'
import { ValidationError } from 'payload'
import type { Work } from '../../database/unit-of-work'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { fieldErrors } from '../../rpc/errors'
import { consequencesOf } from './consequences'

/** Turns what the unique index of the usernames refuses into a 400 at the field. */
export const refuseTaken = (error: unknown): never => {
  if (!(error instanceof ValidationError)) throw error
  throw fieldErrors({ username: membersMessages.taken })
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
