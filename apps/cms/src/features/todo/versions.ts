import { assigneeText, teams } from '@tropa/contract/assignee'
import {
  changesBetween,
  type ChangeField,
  type Todo,
  type TodoChanges,
  type TodoForm,
} from '@tropa/contract/todo'
import type { Payload } from 'payload'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

/** What members read of a to-do; a change of it is a version. */
export const textOf = (
  todo: Pick<Stored.Todo, 'title' | 'desc' | 'deadline' | 'priority' | 'assignees'>,
): Pick<Todo, ChangeField> => ({
  title: todo.title,
  desc: todo.desc,
  deadline: toPlainDate(todo.deadline),
  priority: todo.priority,
  assignee: assigneeText(todo.assignees),
})

/** A form as it is stored. */
export const toStored = ({ title, desc, assignees, deadline, priority }: TodoForm) => ({
  title,
  desc,
  assignees: teams.filter((team) => assignees.includes(team)),
  deadline: toStoredDate(deadline),
  priority,
})

/** A to-do's versions; one that has no numbers was stored before there were versions. */
export const versionsOf = ({
  version,
  askedVersion,
  changedAt,
}: Pick<Stored.Todo, 'version' | 'askedVersion' | 'changedAt'>) => ({
  version: version ?? 1,
  askedVersion: askedVersion ?? 1,
  changedAt: changedAt ?? null,
})

/** A to-do without its acknowledgements, and its versions. */
export type FoundTodo = ReturnType<typeof versionsOf> & { todo: Todo }

/** The version that a member has read; an acknowledgement of before versions is one of the first. */
export const versionOf = ({ version }: Pick<Stored.Acknowledgement, 'version'>): number =>
  version ?? 1

/** What a to-do said in an older version. */
const readVersion = (
  payload: Payload,
  todoId: string,
  version: number,
): Promise<Stored.TodoVersion | null> =>
  payload.db.findOne<Stored.TodoVersion>({
    collection: slugs.todoVersions,
    where: { todo: { equals: todoId }, version: { equals: version } },
  })

const findLastOwn = async ({ db }: Payload, memberId: string, todoId: string) => {
  const { docs } = await db.find<Stored.Acknowledgement>({
    collection: slugs.acknowledgements,
    where: { todo: { equals: todoId }, memberId: { equals: memberId } },
    sort: '-version',
    limit: 1,
    pagination: false,
    select: { version: true },
  })
  return docs[0]
}

/** What changed in a to-do since a member acknowledged it last. */
export const readChanges = async (
  payload: Payload,
  { todo, version, changedAt }: FoundTodo,
  memberId: string,
): Promise<TodoChanges> => {
  const last = await findLastOwn(payload, memberId, todo._id)
  const acknowledgedVersion = last ? versionOf(last) : null
  const before =
    acknowledgedVersion !== null && acknowledgedVersion < version
      ? await readVersion(payload, todo._id, acknowledgedVersion)
      : null
  return {
    version,
    acknowledgedVersion,
    changedAt,
    changes: before ? changesBetween(before, todo) : [],
  }
}
