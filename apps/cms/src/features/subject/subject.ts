import type { Subject, SubjectKind } from '@tropa/contract/roll-call/subject'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import type { Payload, PayloadRequest } from 'payload'
import { isObjectId } from '../../database/ids'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate } from '../../payload/fields/stored-date'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

/** A meeting or a to-do as roll calls and excuses know it. */
export interface FoundSubject {
  subject: Subject
  /** The teams whose members are expected. */
  assignees: readonly string[]
  /** Whether the meeting has begun or the deadline has passed. */
  hasBegun: boolean
}

type Request = Partial<PayloadRequest>

const findMeeting = async ({ db }: Payload, id: string, req: Request) => {
  const where = { id: { equals: id } }
  const found = await db.findOne<Stored.Meeting>({ collection: slugs.meetings, where, req })
  if (!found) return undefined
  const { id: _id, title, startsAt, assignees } = found
  return { _id, title, at: startsAt, assignees, hasBegun: Date.parse(startsAt) <= Date.now() }
}

const findTodo = async ({ db, config }: Payload, id: string, req: Request) => {
  const where = { and: [{ id: { equals: id } }, outsideTrash] }
  const found = await db.findOne<Stored.Todo>({ collection: slugs.todos, where, req })
  if (!found) return undefined
  const at = toPlainDate(found.deadline)
  const hasBegun = !isActive(at, dateIn(String(config.custom.timeZone)))
  return { _id: found.id, title: found.title, at, assignees: found.assignees, hasBegun }
}

/** A meeting or a to-do, in the transaction of `req` if one is given; `undefined` for an unknown id or one in the trash. */
export const findSubject = async (
  payload: Payload,
  kind: SubjectKind,
  id: string,
  req: Request = {},
): Promise<FoundSubject | undefined> => {
  // Payload takes an id with commas for a list of ids, on MongoDB.
  if (!isObjectId(id)) return undefined
  const found = await (kind === 'meeting' ? findMeeting : findTodo)(payload, id, req)
  if (!found) return undefined
  // With the stored id: MongoDB finds it whatever its case, and rows about it hold it as a text.
  const { _id, title, at, assignees, hasBegun } = found
  return { subject: { kind, _id, title, at }, assignees, hasBegun }
}

/** What belongs to a meeting or a to-do. */
export const ofSubject = ({ kind, _id }: Pick<Subject, 'kind' | '_id'>) => ({
  kind: { equals: kind },
  subjectId: { equals: _id },
})
