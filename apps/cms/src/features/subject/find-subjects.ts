import type { Subject, SubjectKind } from '@tropa/contract/roll-call/subject'
import type { Payload } from 'payload'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate } from '../../payload/fields/stored-date'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

/** What a row says about what it belongs to. */
interface Reference {
  kind: SubjectKind
  subjectId: string
}

const everyRow = { limit: 0, pagination: false } as const

/**
 * The meetings and to-dos of many rows: two queries, however many there are.
 *
 * @returns looks one up; `undefined` for one that was deleted or is in the trash
 */
export const findSubjects = async (
  { db }: Payload,
  references: readonly Reference[],
): Promise<(reference: Reference) => Subject | undefined> => {
  const idsOf = (kind: SubjectKind) => [
    ...new Set(references.filter((each) => each.kind === kind).map(({ subjectId }) => subjectId)),
  ]
  const [meetings, todos] = await Promise.all([
    db.find<Stored.Meeting>({
      collection: slugs.meetings,
      where: { id: { in: idsOf('meeting') } },
      ...everyRow,
    }),
    db.find<Stored.Todo>({
      collection: slugs.todos,
      where: { and: [{ id: { in: idsOf('todo') } }, outsideTrash] },
      ...everyRow,
    }),
  ])
  const subjects: Subject[] = [
    ...meetings.docs.map(({ id, title, startsAt }) => ({
      kind: 'meeting' as const,
      _id: id,
      title,
      at: startsAt,
    })),
    ...todos.docs.map(({ id, title, deadline }) => ({
      kind: 'todo' as const,
      _id: id,
      title,
      at: toPlainDate(deadline),
    })),
  ]
  const byReference = new Map(subjects.map((found) => [`${found.kind} ${found._id}`, found]))
  return ({ kind, subjectId }) => byReference.get(`${kind} ${subjectId}`)
}
