import { excuseStates } from '@tropa/contract/excuse/excuse-state'
import { marks, outcome } from '@tropa/contract/ladder/judge'
import { ladder } from '@tropa/contract/ladder/numbers'
import type { RollCallRow } from '@tropa/contract/roll-call/roll-call'
import type { Subject } from '@tropa/contract/roll-call/subject'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import type * as Stored from '../../payload/payload-types'
import { createRow } from '../../database/create-row'
import { slugs } from '../../payload/slugs'
import { ofSubject } from '../subject/subject'

type Request = Partial<PayloadRequest>

const markOf = {
  userId: z.string(),
  mark: z.enum(marks),
  minutes: z.nullable(z.int()),
}

const draft = z.object({ marks: z.array(z.object(markOf)) })

const closed = z.object({
  closedAt: z.string(),
  numbers: ladder,
  rows: z.array(z.object({ ...markOf, username: z.string(), outcome: z.nullable(outcome) })),
})

/** A mark of a draft. */
export type DraftMark = z.infer<typeof draft>['marks'][number]

/** What a closed roll call keeps. */
export type ClosedRollCall = z.infer<typeof closed>

/** A stored roll call: its draft, and what it keeps once it is closed. */
export interface StoredRollCall {
  id: string
  marks: DraftMark[]
  closed: ClosedRollCall | undefined
}

/** The roll call of a meeting or a to-do, or `undefined` where nothing was saved yet. */
export const findRollCall = async (
  { db }: Payload,
  subject: Subject,
  req: Request = {},
): Promise<StoredRollCall | undefined> => {
  const found = await db.findOne<Stored.RollCall>({
    collection: slugs.rollCalls,
    where: ofSubject(subject),
    req,
  })
  if (!found) return undefined
  return {
    id: found.id,
    marks: draft.parse(found).marks,
    closed: found.closedAt ? closed.parse(found) : undefined,
  }
}

/** Creates a roll call without marks unless it exists. Of several attempts at the same moment, one succeeds. */
export const ensureRollCall = async (payload: Payload, subject: Subject): Promise<void> => {
  if (await findRollCall(payload, subject)) return
  const { kind, _id: subjectId } = subject
  try {
    await createRow(payload, slugs.rollCalls, { kind, subjectId, marks: [] })
  } catch (error) {
    if (!(await findRollCall(payload, subject))) throw error
  }
}

type ExcuseOfRow = NonNullable<RollCallRow['excuse']>

/** The excuses for a meeting or a to-do, by their member. */
export const findExcuses = async (
  { db }: Payload,
  subject: Subject,
  req: Request = {},
): Promise<Map<string, ExcuseOfRow>> => {
  const { docs } = await db.find<Stored.Excuse>({
    collection: slugs.excuses,
    where: ofSubject(subject),
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(
    docs.map(({ id, memberId, state, reason }) => [
      memberId,
      { _id: id, state: z.enum(excuseStates).parse(state), reason: reason ?? null },
    ]),
  )
}
