import { isAsked } from '@tropa/contract/assignee'
import type { Payload, PayloadRequest } from 'payload'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { notBlocked } from '../member/stored-member'
import type { FoundSubject } from './subject'

/** A member who is expected, with the address that only a mail may know. */
export interface ExpectedMember {
  userId: string
  username: string
  address: string | undefined
}

/** Who is expected at a meeting or has to deliver a to-do, by username: blocked members are not. */
export const findExpected = async (
  { db }: Payload,
  { assignees }: Pick<FoundSubject, 'assignees'>,
  req: Partial<PayloadRequest> = {},
): Promise<ExpectedMember[]> => {
  const { docs } = await db.find<Stored.Member>({
    collection: slugs.members,
    where: notBlocked,
    sort: 'username',
    limit: 0,
    pagination: false,
    select: { username: true, teams: true, email: true, emailConfirmed: true },
    req,
  })
  return docs
    .filter(({ teams }) => isAsked(assignees, teams ?? []))
    .map(({ id, username, email, emailConfirmed }) => ({
      userId: id,
      username,
      address: emailConfirmed === true ? (email ?? undefined) : undefined,
    }))
}
