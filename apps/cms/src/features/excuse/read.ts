import type { Excuse, SentExcuse } from '@tropa/contract/excuse/excuse'
import { subjectKinds, type Subject } from '@tropa/contract/roll-call/subject'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { findUsernames } from '../member/stored-member'
import { findSubjects } from '../subject/subject'

export interface FoundExcuse {
  excuse: Excuse
  memberId: string
  createdAt: string
}

const storedKind = z.enum(subjectKinds)

export const toExcuse = (
  { id, reason, state, note }: Pick<Stored.Excuse, 'id' | 'reason' | 'state' | 'note'>,
  subject: Subject,
): Excuse => ({ _id: id, subject, reason: reason ?? null, state, note: note ?? null })

/** The excuses that fit, oldest first, without those whose meeting or to-do is gone. */
export const findExcuses = async (payload: Payload, where: Where): Promise<FoundExcuse[]> => {
  const { docs } = await payload.db.find<Stored.Excuse>({
    collection: slugs.excuses,
    where,
    sort: ['createdAt', 'id'],
    limit: 0,
    pagination: false,
  })
  const stored = docs.map((each) => ({ ...each, kind: storedKind.parse(each.kind) }))
  const subjectOf = await findSubjects(payload, stored)
  return stored.flatMap((each) => {
    const subject = subjectOf(each)
    const { memberId, createdAt } = each
    return subject ? [{ excuse: toExcuse(each, subject), memberId, createdAt }] : []
  })
}

export const readSentExcuses = async (payload: Payload, where: Where): Promise<SentExcuse[]> => {
  const found = await findExcuses(payload, where)
  const usernames = await findUsernames(
    payload,
    found.map(({ memberId }) => memberId),
  )
  return found.flatMap(({ excuse, memberId, createdAt }) => {
    const username = usernames.get(memberId)
    return username === undefined ? [] : [{ ...excuse, username, createdAt }]
  })
}
