import type { Subject, SubjectKind } from '@tropa/contract/base/subject'
import { dateIn } from '@tropa/contract/base/team-time'
import { isActive } from '@tropa/contract/todo/active'
import { isAsked } from '@tropa/contract/team/assignee'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findRowById, findRows } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate } from '../../payload/fields/stored-date'
import type * as Stored from '../../payload/payload-types'
import { timeZoneOf } from '../../payload/globals/time-zone'

/** A meeting or a to-do as roll calls and excuses know it. */
export interface FoundSubject {
  subject: Subject
  /** The teams whose members are expected. */
  assignees: readonly string[]
  /** The ids of the only members of these teams who are expected; empty if all are. */
  people: readonly string[]
  /** Whether the meeting has begun or the deadline has passed. */
  hasBegun: boolean
}

type Request = Partial<PayloadRequest>

const memberIds = z.array(z.string())

/** The ids of the members that a to-do names; empty if it is for all of its teams. */
export const peopleOf = ({ people }: Pick<Stored.Todo, 'people'>): string[] =>
  people ? memberIds.parse(JSON.parse(people)) : []

/** Whether a member is expected: asked through one of the teams and, if it names people, named. */
export const isExpectedAt = (
  { assignees, people }: Pick<FoundSubject, 'assignees' | 'people'>,
  { id, teams }: Pick<Stored.Member, 'id' | 'teams'>,
): boolean => isAsked(assignees, teams ?? []) && (people.length === 0 || people.includes(id))

/** Whether a member has to deliver a to-do as it is stored. */
export const hasToDeliver = (
  { assignees, people }: Pick<Stored.Todo, 'assignees' | 'people'>,
  member: Pick<Stored.Member, 'id' | 'teams'>,
): boolean => isExpectedAt({ assignees, people: peopleOf({ people }) }, member)

export const ofMeeting = ({ id, title, startsAt, assignees }: Stored.Meeting): FoundSubject => ({
  subject: { kind: 'meeting', _id: id, title, at: startsAt },
  assignees,
  people: [],
  hasBegun: Date.parse(startsAt) <= Date.now(),
})

export const ofTodo = (
  payload: Payload,
  { id, title, deadline, assignees, people }: Stored.Todo,
): FoundSubject => {
  const at = toPlainDate(deadline)
  const hasBegun = !isActive(at, dateIn(timeZoneOf(payload)))
  const named = peopleOf({ people })
  return { subject: { kind: 'todo', _id: id, title, at }, assignees, people: named, hasBegun }
}

/**
 * A meeting or a to-do, in the transaction of `req` if one is given; `undefined` for an unknown id or one in the
 * trash. Rows about it hold its id as a text, so use the stored one: MongoDB finds it whatever the case.
 */
export const findSubject = async (
  payload: Payload,
  kind: SubjectKind,
  id: string,
  req: Request = {},
): Promise<FoundSubject | undefined> => {
  if (kind === 'meeting') {
    const meeting = await findRowById(payload, 'meetings', id, req)
    return meeting ? ofMeeting(meeting) : undefined
  }
  const todo = await findRowById(payload, 'todos', id, req, outsideTrash)
  return todo ? ofTodo(payload, todo) : undefined
}

export const ofSubject = ({ kind, _id }: Pick<Subject, 'kind' | '_id'>) => ({
  kind: { equals: kind },
  subjectId: { equals: _id },
})

interface Reference {
  kind: SubjectKind
  subjectId: string
}

/**
 * The meetings and to-dos of many rows: two queries, however many there are.
 *
 * @returns a function that looks one up; `undefined` for one that was deleted or is in the trash
 */
export const findSubjects = async (
  payload: Payload,
  references: readonly Reference[],
): Promise<(reference: Reference) => Subject | undefined> => {
  const idsOf = (kind: SubjectKind) => [
    ...new Set(references.filter((each) => each.kind === kind).map(({ subjectId }) => subjectId)),
  ]
  const [meetings, todos] = await Promise.all([
    findRows(payload, 'meetings', { where: { id: { in: idsOf('meeting') } } }),
    findRows(payload, 'todos', {
      where: { and: [{ id: { in: idsOf('todo') } }, outsideTrash] },
    }),
  ])
  const found = [...meetings.map(ofMeeting), ...todos.map((todo) => ofTodo(payload, todo))]
  const byReference = new Map(
    found.map(({ subject }) => [`${subject.kind} ${subject._id}`, subject]),
  )
  return ({ kind, subjectId }) => byReference.get(`${kind} ${subjectId}`)
}

export const deleteSubjectFacts = async (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  subject: Pick<Subject, 'kind' | '_id'>,
): Promise<void> => {
  for (const collection of ['roll-calls', 'excuses'] as const) {
    await req.payload.db.deleteMany({ collection, where: ofSubject(subject), req })
  }
}
