import { activityText } from '@tropa/contract/activity-log/sentences'
import { groupBy } from '@tropa/contract/base/group-by'
import { reminderMail } from '@tropa/contract/notification/mails'
import { dateIn } from '@tropa/contract/base/team-time'
import { isActive } from '@tropa/contract/todo/active'
import {
  type TodoExpected,
  type TodoStatus,
  type TodoWaiting,
  type WaitingMember,
  reminderMessages,
  type Reminders,
  type Todo,
} from '@tropa/contract/todo/todo'
import type { Payload, Where, WhereField } from 'payload'
import { groupAcknowledgements } from '../../database/acknowledgements'
import { createRow, findRow, findRowById, findRows } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import { queueMail, type WaitingMail } from '../../payload/email/mail-queue'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSettings } from '../../payload/globals/read-settings'
import { timeZoneOf } from '../../payload/globals/time-zone'
import type { Member } from '../../payload/payload-types'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { fieldErrors } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { confirmedAddress, findUsernames } from '../member/stored-member'
import { findMembers, findSettledTodos, type ExpectedMember } from '../roll-call/expected'
import { hasToDeliver } from '../roll-call/subject'
import { findTodos, sinceAsked, textOf, todoIdOf, versionsOf } from './read'

type Waiting = ExpectedMember & Pick<WaitingMember, 'remindedOn'>

/** Which to-dos to read, and the same condition for rows that refer to them. */
interface Chosen {
  todos: Where
  ofTodos: Where
}

/** At most four queries, however many to-dos and members there are. */
const findWaiting = async (payload: Payload, { todos: where, ofTodos }: Chosen) => {
  const select = { assignees: true, people: true, askedVersion: true } as const
  const [todos, reminders, members] = await Promise.all([
    findTodos(payload, where, { select }),
    findRows(payload, 'reminders', {
      where: ofTodos,
      sort: 'day',
      select: { todo: true, memberId: true, day: true },
    }),
    findMembers(payload),
  ])
  const todoIds = todos.map(({ id }) => id)
  const acknowledgementsOf = await groupAcknowledgements(payload.db, todoIds)
  const remindersOf = groupBy(reminders, todoIdOf)
  return todos.map((todo) => {
    const { askedVersion } = versionsOf(todo)
    const { acknowledgedBy } = sinceAsked(acknowledgementsOf.get(todo.id) ?? [], askedVersion)
    const done = new Set(acknowledgedBy.map(({ userId }) => userId))
    // Rows are in the order of days, so the last day stays.
    const lastDay = new Map(
      remindersOf.get(todo.id)?.map(({ memberId, day }) => [memberId, day] as const),
    )
    const expected = members.filter((member) => hasToDeliver(todo, member))
    const waiting = expected
      .filter(({ id }) => !done.has(id))
      .map((member): Waiting => ({ ...member, remindedOn: lastDay.get(member.id) ?? null }))
    return { _id: todo.id, expected: expected.length, waiting, done }
  })
}

const dueOn = (deadline: WhereField): Chosen => ({
  todos: { deadline },
  ofTodos: { 'todo.deadline': deadline },
})

/** How many have to acknowledge each active or archived to-do, and how many have. */
export const countExpected = async (
  payload: Payload,
  deadline: WhereField,
  status: TodoStatus,
): Promise<TodoExpected[]> => {
  const [found, settled] = await Promise.all([
    findWaiting(payload, dueOn(deadline)),
    status === 'archived' ? findSettledTodos(payload) : undefined,
  ])
  return found.map(({ _id, expected, waiting, done }) => {
    const ids = settled?.get(_id)
    return ids
      ? { _id, expected: ids.length, acknowledged: ids.filter((id) => done.has(id)).length }
      : { _id, expected, acknowledged: expected - waiting.length }
  })
}

export const readWaiting = async (
  payload: Payload,
  deadline: WhereField,
): Promise<TodoWaiting[]> => {
  const found = await findWaiting(payload, dueOn(deadline))
  return found.map(({ _id, expected, waiting }) => ({
    _id,
    expected,
    acknowledged: expected - waiting.length,
    waiting: waiting.map((member) => ({
      userId: member.id,
      username: member.username,
      reachable: confirmedAddress(member) !== undefined,
      remindedOn: member.remindedOn,
    })),
  }))
}

/** Says that a member is reminded of a to-do on a day of the team's time zone, `YYYY-MM-DD`. */
interface Reminder {
  todo: string
  memberId: string
  day: string
}

const whereIs = ({ todo, memberId, day }: Reminder): Where => ({
  todo: { equals: todo },
  memberId: { equals: memberId },
  day: { equals: day },
})

/**
 * Stores a reminder. Of several attempts, even at the same moment, one succeeds.
 *
 * @returns whether this attempt did; none does once the to-do has been deleted
 */
export const storeReminder = async (
  payload: Payload,
  reminder: Reminder,
  senderId: string,
): Promise<boolean> => {
  try {
    return await inUnitOfWork({ payload }, async (work) => {
      if (!(await findRowById(payload, 'todos', reminder.todo, work, outsideTrash))) return false
      await createRow(payload, 'reminders', reminder, work)
      const { todo, memberId } = reminder
      await queueMail(work, { kind: 'reminder', memberId, about: todo, what: senderId })
      return true
    })
  } catch (error) {
    if (await findRow(payload, 'reminders', whereIs(reminder))) return false
    throw error
  }
}

const choose = (waiting: Waiting[], userIds: readonly string[]) => {
  const isWaiting = new Set(waiting.map(({ id }) => id))
  if (!userIds.every((id) => isWaiting.has(id))) {
    throw fieldErrors({ userIds: reminderMessages.notWaiting })
  }
  return waiting.filter(({ id }) => userIds.includes(id))
}

const reminderOf = (payload: Payload, { about, memberId, queuedAt }: WaitingMail): Reminder => ({
  todo: about,
  memberId,
  day: dateIn(timeZoneOf(payload), new Date(queuedAt)),
})

/** The mail of a reminder, while the to-do is open and not acknowledged, and the admin who asked still exists. */
export const makeReminder = async (
  payload: Payload,
  { about, what }: WaitingMail,
  member: Member,
) => {
  const isIt = { equals: about }
  const { serverURL: publicUrl } = payload.config
  const [settings, stored, [found], names] = await Promise.all([
    readSettings(payload),
    findRowById(payload, 'todos', about, {}, outsideTrash),
    findWaiting(payload, { todos: { id: isIt }, ofTodos: { todo: isIt } }),
    findUsernames(payload, [what]),
  ])
  const sender = names.get(what)
  if (!stored || !sender || !found?.waiting.some(({ id }) => id === member.id)) return undefined
  const todo = textOf(stored, settings)
  if (!isActive(todo.deadline, dateIn(timeZoneOf(payload)))) return undefined
  return reminderMail(todo, { sender, userType: member.userType, publicUrl })
}

/** A mail that was given up does not count as a reminder, so that it can be asked for again. */
export const takeReminderBack = (payload: Payload, mail: WaitingMail): Promise<unknown> =>
  payload.db.deleteMany({ collection: 'reminders', where: whereIs(reminderOf(payload, mail)) })

/**
 * Mails members who have not acknowledged a to-do, each at most once a day. A reminder is stored together with the
 * mail that waits, so that a process that is killed loses none and sends no second one.
 *
 * @param userIds - the members to remind; by default all who have not acknowledged it
 */
export const remind = async (
  context: ApiContext,
  todo: Todo,
  userIds?: readonly string[],
): Promise<Reminders> => {
  const { payload, env } = context
  const { id: senderId, username: sender } = requireSession(context)
  const day = dateIn(env.timeZone)
  const [{ waiting } = { waiting: [] }] = await findWaiting(payload, {
    todos: { id: { equals: todo._id } },
    ofTodos: { todo: { equals: todo._id } },
  })
  const outcome: Reminders = { reminded: [], already: [], unreachable: [] }
  const remindOne = async (member: Waiting) => {
    const { id: memberId, username, remindedOn } = member
    const reminder = { todo: todo._id, memberId, day }
    if (confirmedAddress(member) === undefined) outcome.unreachable.push(username)
    else if (remindedOn === day || !(await storeReminder(payload, reminder, senderId))) {
      outcome.already.push(username)
    } else outcome.reminded.push(username)
  }
  try {
    for (const member of userIds ? choose(waiting, userIds) : waiting) await remindOne(member)
  } finally {
    // Even if a later one fails, because these mails are on their way.
    const { length } = outcome.reminded
    if (length > 0) {
      const description = activityText.reminded(todo.title, length)
      await storeActivity(payload, { username: sender, action: 'REMIND', description })
    }
  }
  return outcome
}
