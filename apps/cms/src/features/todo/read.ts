import {
  changesBetween,
  wordsOf,
  type Acknowledgement,
  type ChangeField,
  type Todo,
  type TodoChanges,
} from '@tropa/contract/todo/todo'
import type { FindArgs, Payload, Where, WhereField } from 'payload'
import { groupAcknowledgements } from '../../database/acknowledgements'
import type { StoredAcknowledgement } from '../../database/engine-types'
import { findRow, findRowById, findRows } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate } from '../../payload/fields/stored-date'
import {
  assigneesText,
  readSettings,
  type StoredSettings,
} from '../../payload/globals/read-settings'
import type * as Stored from '../../payload/payload-types'

/** What members read of a to-do, with today's names of its teams; a change of it is a version. */
export const textOf = (
  todo: Pick<Stored.Todo, keyof ReturnType<typeof wordsOf> | 'deadline' | 'assignees'>,
  settings: StoredSettings,
): Pick<Todo, ChangeField> => ({
  ...wordsOf(todo),
  deadline: toPlainDate(todo.deadline),
  assignee: assigneesText(todo.assignees, settings),
})

/** A to-do's version numbers; it has none if it was stored before there were versions. */
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

/** The version that a member has read: the first if the acknowledgement is from before there were versions. */
const versionOf = ({ version }: Pick<Stored.Acknowledgement, 'version'>): number => version ?? 1

type Acknowledgements = Pick<Todo, 'acknowledgedBy' | 'acknowledgedBefore'>

export const toTodo = (
  todo: Stored.Todo,
  settings: StoredSettings,
  acknowledgements: Acknowledgements = { acknowledgedBy: [], acknowledgedBefore: [] },
): Todo => ({
  _id: todo.id,
  ...textOf(todo, settings),
  createdAt: todo.createdAt,
  version: versionsOf(todo).version,
  ...acknowledgements,
})

/** The first acknowledgement of each member since everybody was last asked, and the members with older ones only. */
export const sinceAsked = (
  stored: readonly StoredAcknowledgement[],
  askedVersion: number,
): Acknowledgements => {
  const byMember = new Map<string, Acknowledgement>()
  const before = new Set<string>()
  for (const each of stored) {
    const { memberId, username, acknowledgedAt } = each
    if (versionOf(each) < askedVersion) before.add(memberId)
    else if (!byMember.has(memberId)) {
      byMember.set(memberId, { userId: memberId, username, acknowledgedAt })
    }
  }
  return {
    acknowledgedBy: [...byMember.values()],
    acknowledgedBefore: [...before].filter((memberId) => !byMember.has(memberId)),
  }
}

/** The id of the to-do that a row refers to. */
export const todoIdOf = ({ todo }: Pick<Stored.Acknowledgement, 'todo'>): string =>
  typeof todo === 'string' ? todo : todo.id

/** The to-dos that match, without those in the trash, nearest deadline first unless sorted otherwise. */
export const findTodos = (
  payload: Payload,
  where: Where,
  options: Pick<FindArgs, 'sort' | 'select'> = {},
) =>
  findRows(payload, 'todos', {
    where: { and: [where, outsideTrash] },
    sort: ['deadline', 'createdAt'],
    ...options,
  })

/** The to-dos whose deadline matches, with their acknowledgements: at most two queries, however many there are. */
export const readTodos = async (
  payload: Payload,
  deadline: WhereField,
  order: Pick<FindArgs, 'sort'> = {},
): Promise<Todo[]> => {
  const [settings, todos] = await Promise.all([
    readSettings(payload),
    findTodos(payload, { deadline }, order),
  ])
  const byTodo = await groupAcknowledgements(
    payload.db,
    todos.map(({ id }) => id),
  )
  return todos.map((todo) =>
    toTodo(todo, settings, sinceAsked(byTodo.get(todo.id) ?? [], versionsOf(todo).askedVersion)),
  )
}

export const findTodo = async (
  payload: Payload,
  todoId: string,
): Promise<FoundTodo | undefined> => {
  const stored = await findRowById(payload, 'todos', todoId, {}, outsideTrash)
  return stored
    ? { todo: toTodo(stored, await readSettings(payload)), ...versionsOf(stored) }
    : undefined
}

export const readAcknowledgements = async (
  payload: Payload,
  { todo: { _id: id }, askedVersion }: FoundTodo,
): Promise<Acknowledgements> => {
  const byTodo = await groupAcknowledgements(payload.db, [id])
  return sinceAsked(byTodo.get(id) ?? [], askedVersion)
}

/** What changed in a to-do since a member acknowledged it last. */
export const readChanges = async (
  payload: Payload,
  { todo, version, changedAt }: FoundTodo,
  memberId: string,
): Promise<TodoChanges> => {
  const [last] = await findRows(payload, 'acknowledgements', {
    where: { todo: { equals: todo._id }, memberId: { equals: memberId } },
    sort: '-version',
    limit: 1,
    select: { version: true },
  })
  const acknowledgedVersion = last ? versionOf(last) : null
  // There is no row of the present version: it is the to-do itself.
  const before =
    acknowledgedVersion &&
    (await findRow(payload, 'todo-versions', {
      todo: { equals: todo._id },
      version: { equals: acknowledgedVersion },
    }))
  return {
    version,
    acknowledgedVersion,
    changedAt,
    changes: before ? changesBetween({ ...before, ...wordsOf(before) }, todo) : [],
  }
}
