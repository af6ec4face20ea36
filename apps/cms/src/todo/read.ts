import { assigneeText } from '@tropa/contract/assignee'
import type { Acknowledgement, Todo } from '@tropa/contract/todo'
import type { Payload, Where } from 'payload'
import type { Acknowledgement as StoredAcknowledgement, Todo as StoredTodo } from '../payload-types'
import { toPlainDate } from '../fields/plain-date'
import { slugs } from '../slugs'

const toTodo = (todo: StoredTodo, acknowledgedBy: Acknowledgement[]): Todo => ({
  _id: todo.id,
  title: todo.title,
  desc: todo.desc,
  assignee: assigneeText(todo.assignees),
  deadline: toPlainDate(todo.deadline),
  priority: todo.priority,
  createdAt: todo.createdAt,
  acknowledgedBy,
})

const acknowledgementsOf = async (payload: Payload, ids: readonly string[]) => {
  const { docs } = await payload.db.find<StoredAcknowledgement>({
    collection: slugs.acknowledgements,
    where: { todo: { in: ids } },
    sort: 'acknowledgedAt',
    limit: 0,
    pagination: false,
  })
  const byTodo = new Map<string, Acknowledgement[]>(ids.map((id) => [id, []]))
  for (const { todo, memberId, username, acknowledgedAt } of docs) {
    byTodo
      .get(typeof todo === 'string' ? todo : todo.id)
      ?.push({ userId: memberId, username, acknowledgedAt })
  }
  return byTodo
}

/** The to-dos a condition picks, with their acknowledgements: two reads, however many they are. */
export const readTodos = async (
  payload: Payload,
  where: Where,
  sort: string[],
): Promise<Todo[]> => {
  const { docs } = await payload.db.find<StoredTodo>({
    collection: slugs.todos,
    where,
    sort,
    limit: 0,
    pagination: false,
  })
  const acknowledgements = await acknowledgementsOf(
    payload,
    docs.map(({ id }) => id),
  )
  return docs.map((todo) => toTodo(todo, acknowledgements.get(todo.id) ?? []))
}

/** One to-do, or `undefined` where the id is nobody's. */
export const readTodo = async (payload: Payload, id: string): Promise<Todo | undefined> =>
  (await readTodos(payload, { id: { equals: id } }, ['id']))[0]
