import { subjectNotFound } from '@tropa/contract/base/subject'
import { resultMessages, type TodoResult } from '@tropa/contract/todo/result'
import { todoMessages } from '@tropa/contract/todo/todo'
import type { Where } from 'payload'
import { changeRow, createRow, deleteRow, findRow, findRows } from '../../database/rows'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import type * as Stored from '../../payload/payload-types'
import { apiError } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { findExpected } from '../roll-call/expected'
import { findSubject, ofSubject } from '../roll-call/subject'
import { onTodo } from './found-todo'

const toResult = (row: Stored.TodoResult): TodoResult => ({
  userId: row.memberId,
  username: row.username,
  link: row.link ?? null,
  note: row.note ?? null,
  handedInAt: row.handedInAt,
  state: row.state,
  answer: row.answer ?? null,
})

const ofMember = (todoId: string, memberId: string): Where => ({
  todo: { equals: todoId },
  memberId: { equals: memberId },
})

/** A to-do whose roll call is still open, and who is expected to deliver it; 409 once it is closed. */
const requireOpen = async (work: Work, todoId: string) => {
  const { payload } = work
  const found = await findSubject(payload, 'todo', todoId, work)
  if (!found) throw apiError('NOT_FOUND', todoMessages.notFound)
  const rollCall = await findRow(payload, 'roll-calls', ofSubject(found.subject), work)
  return { found, rollCall }
}

const refuseClosed = (rollCall: Stored.RollCall | null): void => {
  if (rollCall?.closedAt) throw apiError('CONFLICT', resultMessages.closed)
}

export const todoResultProcedures = {
  list: onTodo.todoResult.list.handler(async ({ context }) => {
    const { payload, found } = context
    const { id, userType } = requireSession(context)
    const todo = { todo: { equals: found.todo._id } }
    const where = userType === 'admin' ? todo : ofMember(found.todo._id, id)
    const rows = await findRows(payload, 'todo-results', { where, sort: 'handedInAt' })
    return rows.map(toResult)
  }),

  /** The same result again changes nothing; another one is handed in again, whatever the answer to the last one was. */
  handIn: onTodo.todoResult.handIn.handler(async ({ context, input }) => {
    const { id: memberId, username } = requireSession(context)
    const { link, note } = input.body
    const data = await inUnitOfWork(context, async (work) => {
      const { payload } = work
      const { found, rollCall } = await requireOpen(work, context.found.todo._id)
      const expected = await findExpected(payload, found, rollCall, work)
      if (!expected.some(({ userId }) => userId === memberId)) {
        throw apiError('NOT_FOUND', subjectNotFound)
      }
      refuseClosed(rollCall)
      const { _id: todoId, title } = found.subject
      const stored = await findRow(payload, 'todo-results', ofMember(todoId, memberId), work)
      const row = { collection: 'todos', id: todoId, title }
      if (link === null && note === null) {
        if (stored) {
          await deleteRow(work, 'todo-results', stored.id)
          work.audit({ action: 'update', row, fields: ['results'] })
        }
        return null
      }
      const isSame = (stored?.link ?? null) === link && (stored?.note ?? null) === note
      if (stored && isSame && stored.state !== 'returned') return toResult(stored)
      const result = {
        ...{ todo: todoId, memberId, username, link, note, answer: null },
        handedInAt: new Date().toISOString(),
        state: 'handed-in' as const,
      }
      if (stored) await changeRow(work, 'todo-results', stored.id, result)
      else await createRow(payload, 'todo-results', result, work)
      work.audit({ action: 'update', row, fields: ['results'] })
      const { handedInAt, state } = result
      return { userId: memberId, username, link, note, handedInAt, state, answer: null }
    })
    return { message: data ? resultMessages.handedIn : resultMessages.takenBack, data }
  }),

  answer: onTodo.todoResult.answer.handler(async ({ context, input }) => {
    const { userId } = input.params
    const { state, answer, handedInAt } = input.body
    if (requireSession(context).id === userId) throw apiError('FORBIDDEN', resultMessages.own)
    const data = await inUnitOfWork(context, async (work) => {
      const { found, rollCall } = await requireOpen(work, context.found.todo._id)
      const { _id: todoId, title } = found.subject
      const stored = await findRow(work.payload, 'todo-results', ofMember(todoId, userId), work)
      if (!stored) throw apiError('NOT_FOUND', resultMessages.notFound)
      refuseClosed(rollCall)
      if (stored.handedInAt !== handedInAt) throw apiError('CONFLICT', resultMessages.changed)
      if (stored.state === state && (stored.answer ?? null) === answer) return toResult(stored)
      await changeRow(work, 'todo-results', stored.id, { state, answer })
      work.audit({
        action: 'update',
        row: { collection: 'todos', id: todoId, title },
        fields: ['results'],
      })
      return toResult({ ...stored, state, answer })
    })
    const message = state === 'accepted' ? resultMessages.accepted : resultMessages.returned
    return { message, data }
  }),
}
