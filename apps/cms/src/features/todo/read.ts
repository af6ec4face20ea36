import { assigneeText } from '@tropa/contract/assignee'
import type { Acknowledgement, Todo } from '@tropa/contract/todo'
import type { Payload, Where, WhereField } from 'payload'
import type {
  Acknowledgement as StoredAcknowledgement,
  Todo as StoredTodo,
} from '../../payload/payload-types'
import { toPlainDate } from '../../payload/fields/plain-date'
import { slugs } from '../../payload/slugs'

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

/** Which to-dos: those with a deadline that fits, or one. */
type Which = { deadline: WhereField } | { id: WhereField }

const acknowledgementsOf = async (payload: Payload, which: Which) => {
  const where: Where = 'id' in which ? { todo: which.id } : { 'todo.deadline': which.deadline }
  const { docs } = await payload.db.find<StoredAcknowledgement>({
    collection: slugs.acknowledgements,
    where,
    sort: 'acknowledgedAt',
    limit: 0,
    pagination: false,
    select: { todo: true, memberId: true, username: true, acknowledgedAt: true },
  })
  const byTodo = new Map<string, Acknowledgement[]>()
  for (const { todo, memberId, username, acknowledgedAt } of docs) {
    const id = typeof todo === 'string' ? todo : todo.id
    const known = byTodo.get(id) ?? []
    known.push({ userId: memberId, username, acknowledgedAt })
    byTodo.set(id, known)
  }
  return byTodo
}

/** The to-dos a condition picks, with their acknowledgements: two reads, however many they are. */
export const readTodos = async (
  payload: Payload,
  which: Which,
  sort: string[],
): Promise<Todo[]> => {
  const [{ docs }, acknowledgements] = await Promise.all([
    payload.db.find<StoredTodo>({
      collection: slugs.todos,
      where: { ...which },
      sort,
      limit: 0,
      pagination: false,
    }),
    acknowledgementsOf(payload, which),
  ])
  return docs.map((todo) => toTodo(todo, acknowledgements.get(todo.id) ?? []))
}

/** One to-do, or `undefined` where the id is nobody's. */
export const readTodo = async (payload: Payload, id: string): Promise<Todo | undefined> =>
  (await readTodos(payload, { id: { equals: id } }, ['id']))[0]

/** What of a to-do no acknowledgement changes, or `undefined` where the id is nobody's. */
export const readWithoutSigns = async (payload: Payload, id: string): Promise<Todo | undefined> => {
  const todo = await payload.db.findOne<StoredTodo>({
    collection: slugs.todos,
    where: { id: { equals: id } },
  })
  return todo ? toTodo(todo, []) : undefined
}

/** Who has acknowledged a to-do, the first one first. */
export const readSigns = async (payload: Payload, id: string): Promise<Acknowledgement[]> =>
  (await acknowledgementsOf(payload, { id: { equals: id } })).get(id) ?? []
