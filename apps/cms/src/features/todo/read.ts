import { assigneeText } from '@tropa/contract/assignee'
import type { Acknowledgement, Todo } from '@tropa/contract/todo'
import type { Payload, Where, WhereField } from 'payload'
import { isObjectId } from '../../database/ids'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate } from '../../payload/fields/stored-date'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

/** A stored to-do as the contract describes it. */
export const toTodo = (todo: Stored.Todo, acknowledgedBy: Acknowledgement[] = []): Todo => ({
  _id: todo.id,
  title: todo.title,
  desc: todo.desc,
  assignee: assigneeText(todo.assignees),
  deadline: toPlainDate(todo.deadline),
  priority: todo.priority,
  createdAt: todo.createdAt,
  acknowledgedBy,
})

const toAcknowledgement = ({
  memberId,
  username,
  acknowledgedAt,
}: Stored.Acknowledgement): Acknowledgement => ({ userId: memberId, username, acknowledgedAt })

const findAcknowledgements = async (payload: Payload, where: Where) => {
  const { docs } = await payload.db.find<Stored.Acknowledgement>({
    collection: slugs.acknowledgements,
    where,
    sort: 'acknowledgedAt',
    limit: 0,
    pagination: false,
    select: { todo: true, memberId: true, username: true, acknowledgedAt: true },
  })
  return docs
}

const groupByTodo = (acknowledgements: readonly Stored.Acknowledgement[]) => {
  const groups = new Map<string, Acknowledgement[]>()
  for (const stored of acknowledgements) {
    const todoId = typeof stored.todo === 'string' ? stored.todo : stored.todo.id
    const group = groups.get(todoId) ?? []
    group.push(toAcknowledgement(stored))
    groups.set(todoId, group)
  }
  return groups
}

/** The to-dos whose deadline fits, with their acknowledgements: two queries, however many there are. */
export const readTodos = async (
  payload: Payload,
  deadline: WhereField,
  sort: string[],
): Promise<Todo[]> => {
  const [{ docs: todos }, acknowledgements] = await Promise.all([
    payload.db.find<Stored.Todo>({
      collection: slugs.todos,
      where: { and: [{ deadline }, outsideTrash] },
      sort,
      limit: 0,
      pagination: false,
    }),
    findAcknowledgements(payload, { 'todo.deadline': deadline }),
  ])
  const byTodo = groupByTodo(acknowledgements)
  return todos.map((todo) => toTodo(todo, byTodo.get(todo.id)))
}

/** A to-do with an empty `acknowledgedBy`, or `undefined` for an unknown id or one in the trash. */
export const readTodoWithoutAcknowledgements = async (
  payload: Payload,
  todoId: string,
): Promise<Todo | undefined> => {
  // Payload takes an id with commas for a list of ids, on MongoDB.
  if (!isObjectId(todoId)) return undefined
  const todo = await payload.db.findOne<Stored.Todo>({
    collection: slugs.todos,
    where: { and: [{ id: { equals: todoId } }, outsideTrash] },
  })
  return todo ? toTodo(todo) : undefined
}

/** The acknowledgements of a to-do, oldest first. */
export const readAcknowledgements = async (
  payload: Payload,
  todoId: string,
): Promise<Acknowledgement[]> => {
  const acknowledgements = await findAcknowledgements(payload, { todo: { equals: todoId } })
  return acknowledgements.map(toAcknowledgement)
}
