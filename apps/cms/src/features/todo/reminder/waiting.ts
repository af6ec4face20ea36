import { isAsked } from '@tropa/contract/assignee'
import type { TodoWaiting, WaitingMember } from '@tropa/contract/reminder/reminder'
import type { Payload, Where, WhereField } from 'payload'
import type * as Stored from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { notBlocked } from '../../member/stored-member'
import { findAcknowledgements, findTodos, groupByTodo, sinceAsked } from '../read'
import { versionsOf } from '../versions'

/** A member who waits, with what only a mail may know. */
export type Waiting = Omit<WaitingMember, 'reachable'> &
  Pick<Stored.Member, 'userType'> & { address: string | undefined }

const addressOf = ({ email, emailConfirmed }: Stored.Member) =>
  emailConfirmed === true ? (email ?? undefined) : undefined

const findMembers = async ({ db }: Payload) => {
  const { docs } = await db.find<Stored.Member>({
    collection: slugs.members,
    where: notBlocked,
    sort: 'username',
    limit: 0,
    pagination: false,
    select: { username: true, userType: true, teams: true, email: true, emailConfirmed: true },
  })
  return docs
}

const findReminders = async ({ db }: Payload, where: Where) => {
  const { docs } = await db.find<Stored.Reminder>({
    collection: slugs.reminders,
    where,
    sort: 'day',
    limit: 0,
    pagination: false,
    select: { todo: true, memberId: true, day: true },
  })
  return docs
}

/** Which to-dos to read, and the same of what refers to them. */
interface Chosen {
  todos: Where
  ofTodos: Where
  sort?: string[]
}

/** Four queries, however many to-dos and members there are. */
const findWaiting = async (payload: Payload, { todos: where, ofTodos, sort }: Chosen) => {
  const select = { assignees: true, askedVersion: true } as const
  const [todos, acknowledgements, reminders, members] = await Promise.all([
    findTodos(payload, where, { ...(sort && { sort }), select }),
    findAcknowledgements(payload, ofTodos),
    findReminders(payload, ofTodos),
    findMembers(payload),
  ])
  const acknowledgementsOf = groupByTodo(acknowledgements)
  const remindersOf = groupByTodo(reminders)
  return todos.map((todo) => {
    const { askedVersion } = versionsOf(todo)
    const { acknowledgedBy } = sinceAsked(acknowledgementsOf.get(todo.id) ?? [], askedVersion)
    const done = new Set(acknowledgedBy.map(({ userId }) => userId))
    // In the order of days: the last one stays.
    const lastDay = new Map(
      remindersOf.get(todo.id)?.map(({ memberId, day }) => [memberId, day] as const),
    )
    const expected = members.filter(({ teams }) => isAsked(todo.assignees, teams ?? []))
    const waiting = expected
      .filter(({ id }) => !done.has(id))
      .map((member): Waiting => ({
        userId: member.id,
        username: member.username,
        userType: member.userType,
        address: addressOf(member),
        remindedOn: lastDay.get(member.id) ?? null,
      }))
    return { _id: todo.id, expected: expected.length, waiting }
  })
}

const toWaitingMember = ({ userId, username, address, remindedOn }: Waiting): WaitingMember => ({
  userId,
  username,
  reachable: address !== undefined,
  remindedOn,
})

/** Who has to acknowledge each to-do whose deadline fits. */
export const readWaiting = async (
  payload: Payload,
  deadline: WhereField,
  sort: string[],
): Promise<TodoWaiting[]> => {
  const found = await findWaiting(payload, {
    todos: { deadline },
    ofTodos: { 'todo.deadline': deadline },
    sort,
  })
  return found.map(({ _id, expected, waiting }) => ({
    _id,
    expected,
    acknowledged: expected - waiting.length,
    waiting: waiting.map(toWaitingMember),
  }))
}

/** Who has not acknowledged a to-do, with their confirmed addresses. */
export const findWaitingFor = async (payload: Payload, todoId: string): Promise<Waiting[]> => {
  const [found] = await findWaiting(payload, {
    todos: { id: { equals: todoId } },
    ofTodos: { todo: { equals: todoId } },
  })
  return found?.waiting ?? []
}
