import { groupBy } from '@tropa/contract/base/group-by'
import { isRecord } from '@tropa/contract/base/is-record'
import type { Subject } from '@tropa/contract/base/subject'
import { dateIn } from '@tropa/contract/base/team-time'
import { resultMessages, type TodoResult } from '@tropa/contract/todo/result'
import { todoMessages } from '@tropa/contract/todo/todo'
import type { Payload, PayloadRequest, Where } from 'payload'
import { changeRow, createRow, deleteRow, findRow, findRows } from '../../database/rows'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import type * as Stored from '../../payload/payload-types'
import { apiError } from '../../rpc/errors'
import type { ApiContext } from '../../rpc/context'
import { afterFinding, api, type Finding, requireSession } from '../../rpc/procedure'
import { findUsernames } from '../member/stored-member'
import { findExpected } from '../roll-call/expected'
import { findSubject, ofSubject } from '../roll-call/subject'
import { activeOn } from './active'
import { onTodo } from './found-todo'
import { findTodos, todoIdOf } from './read'

type Request = Partial<PayloadRequest>

type StoredResult = Pick<
  Stored.TodoResult,
  'memberId' | 'link' | 'note' | 'handedInAt' | 'state' | 'answer'
>

const toResult = (row: StoredResult, username: string): TodoResult => ({
  userId: row.memberId,
  username,
  link: row.link ?? null,
  note: row.note ?? null,
  handedInAt: row.handedInAt,
  state: row.state,
  answer: row.answer ?? null,
})

const findResult = (work: Pick<Work, 'payload'> & Request, todoId: string, memberId: string) =>
  findRow(
    work.payload,
    'todo-results',
    { todo: { equals: todoId }, memberId: { equals: memberId } },
    work,
  )

const closedError = () => apiError('CONFLICT', resultMessages.closed)

/** A to-do, for a member who has to deliver it, and whether its roll call is closed. */
const findOwn = async (payload: Payload, todoId: string, memberId: string, req: Request = {}) => {
  const found = await findSubject(payload, 'todo', todoId, req)
  if (!found) return undefined
  const { subject } = found
  const rollCall = await findRow(payload, 'roll-calls', ofSubject(subject), req)
  const expected = await findExpected(payload, found, rollCall, req)
  const isExpected = expected.some(({ userId }) => userId === memberId)
  return isExpected ? { subject, isClosed: Boolean(rollCall?.closedAt) } : undefined
}

const requireOwn = async (...asked: Parameters<typeof findOwn>) => {
  const own = await findOwn(...asked)
  if (!own) throw apiError('NOT_FOUND', todoMessages.notFound)
  return own
}

/** The to-dos whose results a member got back and can hand in again, the oldest of them first. */
export const findReturned = async (
  payload: Payload,
  memberId: string,
  limit: number,
): Promise<Subject[]> => {
  const where = { memberId: { equals: memberId }, state: { equals: 'returned' } }
  const rows = await findRows(payload, 'todo-results', { where, sort: 'handedInAt' })
  const found: Subject[] = []
  for (const row of rows) {
    if (found.length === limit) break
    const own = await findOwn(payload, todoIdOf(row), memberId)
    if (own && !own.isClosed) found.push(own.subject)
  }
  return found
}

const onOwnTodo: Finding<string> = afterFinding(async (context, id) => {
  const { subject } = await requireOwn(context.payload, id, requireSession(context).id)
  return subject._id
})

/** Refuses the admin's own result, or a missing one, before the rest of the input is validated. */
const onResult = onTodo.use(async ({ context, next }, input) => {
  const params = isRecord(input) && isRecord(input.params) ? input.params : {}
  const userId = String(params.userId)
  if (requireSession(context).id === userId) throw apiError('FORBIDDEN', resultMessages.own)
  const { payload, found } = context
  if (!(await findResult({ payload }, found.todo._id, userId))) {
    throw apiError('NOT_FOUND', resultMessages.notFound)
  }
  return next()
})

/** The results of some to-dos that the caller may read, the earliest first, by to-do. */
const readResults = async (
  { payload, session }: Pick<ApiContext, 'payload' | 'session'>,
  todoIds: string[],
): Promise<Map<string, TodoResult[]>> => {
  const { id, userType } = requireSession({ session })
  const where: Where = { todo: { in: todoIds } }
  if (userType !== 'admin') where.memberId = { equals: id }
  const rows = await findRows(payload, 'todo-results', { where, sort: 'handedInAt' })
  const names = await findUsernames(
    payload,
    rows.map(({ memberId }) => memberId),
  )
  const shown = (row: Stored.TodoResult) => toResult(row, names.get(row.memberId) ?? '')
  const groups = groupBy(
    rows.filter(({ memberId }) => names.has(memberId)),
    todoIdOf,
  )
  return new Map([...groups].map(([todoId, group]) => [todoId, group.map(shown)]))
}

export const todoResultProcedures = {
  active: api.todoResult.active.handler(async ({ context }) => {
    const today = activeOn(dateIn(context.env.timeZone))
    const todos = await findTodos(context.payload, today, { select: { deadline: true } })
    const ids = todos.map(({ id }) => id)
    return [...(await readResults(context, ids))].map(([_id, results]) => ({ _id, results }))
  }),

  list: onTodo.todoResult.list.handler(async ({ context }) => {
    const { _id } = context.found.todo
    return (await readResults(context, [_id])).get(_id) ?? []
  }),

  /** Sending the same result again changes nothing, unless it was returned; a different one needs a new answer. */
  handIn: onOwnTodo.todoResult.handIn.handler(async ({ context, input: { body } }) => {
    const { id: memberId, username } = requireSession(context)
    const { link, note } = body
    const data = await inUnitOfWork(context, async (work) => {
      const { payload } = work
      const { subject, isClosed } = await requireOwn(payload, context.found, memberId, work)
      if (isClosed) throw closedError()
      const stored = await findResult(work, subject._id, memberId)
      if (link === null && note === null) {
        if (stored) await deleteRow(work, 'todo-results', stored.id)
        return null
      }
      const isSame = (stored?.link ?? null) === link && (stored?.note ?? null) === note
      if (stored && isSame && stored.state !== 'returned') return toResult(stored, username)
      // No two results of a member have the same time.
      const after = stored ? Date.parse(stored.handedInAt) + 1 : 0
      const handedInAt = new Date(Math.max(Date.now(), after)).toISOString()
      const state = 'handed-in' as const
      const result = { todo: subject._id, memberId, link, note, handedInAt, state, answer: null }
      if (stored) await changeRow(work, 'todo-results', stored.id, result)
      else await createRow(payload, 'todo-results', result, work)
      return toResult(result, username)
    })
    return { message: data ? resultMessages.handedIn : resultMessages.takenBack, data }
  }),

  /** A 409 for a result that its member has changed since. */
  answer: onResult.todoResult.answer.handler(async ({ context, input: { params, body } }) => {
    const { payload } = context
    const { state, answer, handedInAt } = body
    const names = await findUsernames(payload, [params.userId])
    const data = await inUnitOfWork(context, async (work) => {
      const subject = { kind: 'todo', _id: context.found.todo._id } as const
      const stored = await findResult(work, subject._id, params.userId)
      const username = names.get(params.userId)
      if (!stored || username === undefined) throw apiError('NOT_FOUND', resultMessages.notFound)
      const rollCall = await findRow(payload, 'roll-calls', ofSubject(subject), work)
      if (rollCall?.closedAt) throw closedError()
      if (stored.handedInAt !== handedInAt) throw apiError('CONFLICT', resultMessages.changed)
      await changeRow(work, 'todo-results', stored.id, { state, answer })
      const row = { collection: 'todo-results', id: stored.id, title: `Result of ${username}` }
      work.audit({ action: 'update', row, fields: ['state', ...(answer ? ['answer'] : [])] })
      return toResult({ ...stored, state, answer }, username)
    })
    const message = state === 'accepted' ? resultMessages.accepted : resultMessages.returned
    return { message, data }
  }),
}
