import type { Acknowledgement, Todo } from '@tropa/contract/todo'
import type { FindArgs, Payload, Where, WhereField } from 'payload'
import { isSqlite } from '../../database/engine'
import { isObjectId } from '../../database/ids'
import { embeddedClient } from '../../database/sqlite/client'
import { outsideTrash } from '../../payload/fields/deleted-at'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { textOf, versionOf, versionsOf, type FoundTodo } from './versions'

type Acknowledgements = Pick<Todo, 'acknowledgedBy' | 'acknowledgedBefore'>

export const toTodo = (
  todo: Stored.Todo,
  acknowledgements: Acknowledgements = { acknowledgedBy: [], acknowledgedBefore: [] },
): Todo => ({
  _id: todo.id,
  ...textOf(todo),
  createdAt: todo.createdAt,
  version: versionsOf(todo).version,
  ...acknowledgements,
})

type StoredAcknowledgement = Pick<
  Stored.Acknowledgement,
  'memberId' | 'username' | 'version' | 'acknowledgedAt'
>

const toAcknowledgement = ({
  memberId,
  username,
  acknowledgedAt,
}: StoredAcknowledgement): Acknowledgement => ({ userId: memberId, username, acknowledgedAt })

/** The first acknowledgement of each member since everybody was asked last, and who has an older one only. */
export const sinceAsked = (
  stored: readonly StoredAcknowledgement[],
  askedVersion: number,
): Acknowledgements => {
  const byMember = new Map<string, Acknowledgement>()
  const before = new Set<string>()
  for (const each of stored) {
    if (versionOf(each) < askedVersion) before.add(each.memberId)
    else if (!byMember.has(each.memberId)) byMember.set(each.memberId, toAcknowledgement(each))
  }
  return {
    acknowledgedBy: [...byMember.values()],
    acknowledgedBefore: [...before].filter((memberId) => !byMember.has(memberId)),
  }
}

export const findAcknowledgements = async (payload: Payload, where: Where) => {
  const { docs } = await payload.db.find<Stored.Acknowledgement>({
    collection: slugs.acknowledgements,
    where,
    sort: 'acknowledgedAt',
    limit: 0,
    pagination: false,
    select: { todo: true, memberId: true, username: true, version: true, acknowledgedAt: true },
  })
  return docs
}

/** What refers to to-dos, by the id of its to-do, each in their order. */
export const groupByTodo = <Row extends Pick<Stored.Acknowledgement, 'todo'>>(
  rows: readonly Row[],
): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const stored of rows) {
    const todoId = typeof stored.todo === 'string' ? stored.todo : stored.todo.id
    const group = groups.get(todoId) ?? []
    group.push(stored)
    groups.set(todoId, group)
  }
  return groups
}

/** The to-dos that fit, without those in the trash. */
export const findTodos = async (
  { db }: Payload,
  where: Where,
  options: Pick<FindArgs, 'sort' | 'select'> = {},
) => {
  const { docs } = await db.find<Stored.Todo>({
    collection: slugs.todos,
    where: { and: [where, outsideTrash] },
    limit: 0,
    pagination: false,
    ...options,
  })
  return docs
}

/** The to-dos whose deadline fits, with their acknowledgements: two queries, however many there are. */
export const readTodos = async (
  payload: Payload,
  deadline: WhereField,
  sort: string[],
): Promise<Todo[]> => {
  const [todos, acknowledgements] = await Promise.all([
    findTodos(payload, { deadline }, { sort }),
    findAcknowledgements(payload, { 'todo.deadline': deadline }),
  ])
  const byTodo = groupByTodo(acknowledgements)
  return todos.map((todo) =>
    toTodo(todo, sinceAsked(byTodo.get(todo.id) ?? [], versionsOf(todo).askedVersion)),
  )
}

export const findTodo = async (
  payload: Payload,
  todoId: string,
): Promise<FoundTodo | undefined> => {
  // Payload takes an id with commas for a list of ids, on MongoDB.
  if (!isObjectId(todoId)) return undefined
  const stored = await payload.db.findOne<Stored.Todo>({
    collection: slugs.todos,
    where: { and: [{ id: { equals: todoId } }, outsideTrash] },
  })
  return stored ? { todo: toTodo(stored), ...versionsOf(stored) } : undefined
}

export const readAcknowledgements = async (
  payload: Payload,
  { todo: { _id: todoId }, askedVersion }: FoundTodo,
): Promise<Acknowledgements> => {
  if (!isSqlite(payload.db)) {
    return sinceAsked(
      await findAcknowledgements(payload, { todo: { equals: todoId } }),
      askedVersion,
    )
  }
  // Prepared, because it is read with each acknowledgement.
  const { rows } = embeddedClient(payload.db).readRow(
    `SELECT json_group_array(json_object('memberId', member_id, 'username', username,
        'version', version, 'acknowledgedAt', acknowledged_at)) AS rows
      FROM (SELECT * FROM acknowledgements WHERE todo_id = :todoId ORDER BY acknowledged_at)`,
    { todoId },
  ) as { rows: string }
  return sinceAsked(JSON.parse(rows) as StoredAcknowledgement[], askedVersion)
}
