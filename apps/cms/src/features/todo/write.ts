import { mediumDate } from '@tropa/contract/time/day-text'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import {
  type TodoText,
  changesBetween,
  type ChangeField,
  todoMessages,
  type Todo,
  type TodoForm,
} from '@tropa/contract/todo'
import { changeRow, createRow, deleteRow } from '../../database/rows'
import { type Work, inUnitOfWork } from '../../database/unit-of-work'
import { announce } from '../../payload/discord/announcer'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate } from '../../payload/fields/stored-date'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { requireRow, requireSession } from '../../rpc/procedure'
import { deleteFacts } from './collections'
import { textOf, toStored, toTodo, versionsOf } from './read'

const announceTodo = (
  work: Work,
  what: 'New task' | 'Task changed',
  { title, assignee, deadline }: TodoText,
): void => announce(work, what, title, `For ${assignee}, due ${mediumDate(deadline)}`)

const requireActive = (context: ApiContext, { deadline }: TodoForm) => {
  if (!isActive(deadline, dateIn(context.env.timeZone))) {
    throw fieldErrors({ deadline: todoMessages.deadlinePassed })
  }
}

const rowOf = ({ id, title }: Stored.Todo) => ({ collection: slugs.todos, id, title })

const requireStored = (work: Work, id: string) =>
  requireRow(work.payload, slugs.todos, id, todoMessages.notFound, work, outsideTrash)

export const postTodo = (context: ApiContext, form: TodoForm): Promise<Todo> => {
  requireActive(context, form)
  return inUnitOfWork(context, async (work) => {
    const text = toStored(form)
    const data = { ...text, ...versionsOf({}) }
    const stored = await createRow(work.payload, slugs.todos, data, work)
    work.audit({ action: 'create', row: rowOf(stored), fields: Object.keys(text) })
    announceTodo(work, 'New task', textOf(text))
    return toTodo(stored)
  })
}

interface Edit extends TodoForm {
  version: number
  askAgain: boolean
}

const storedField = (field: ChangeField) => (field === 'assignee' ? 'assignees' : field)

/**
 * Makes a new version of a to-do, keeps the text that it replaces, and says so in the activity log. Of two edits of
 * one version the second finds that it is not the present one any more.
 */
export const editTodo = (context: ApiContext, id: string, { version, askAgain, ...form }: Edit) => {
  const { payload, env } = context
  const { username } = requireSession(context)
  return inUnitOfWork(context, async (work) => {
    const stored = await requireStored(work, id)
    if (!isActive(toPlainDate(stored.deadline), dateIn(env.timeZone))) {
      throw apiError('BAD_REQUEST', todoMessages.archivedText)
    }
    requireActive(context, form)
    const current = versionsOf(stored)
    if (current.version !== version) throw apiError('CONFLICT', todoMessages.changedByOthers)
    const before = textOf(stored)
    const text = toStored(form)
    const after = textOf(text)
    const changes = changesBetween(before, after)
    if (changes.length === 0) return
    await createRow(payload, slugs.todoVersions, { todo: stored.id, version, ...before }, work)
    await changeRow(work, slugs.todos, stored.id, {
      ...text,
      version: version + 1,
      askedVersion: askAgain ? version + 1 : current.askedVersion,
      changedAt: new Date().toISOString(),
    })
    const fields = changes.map(({ field }) => storedField(field))
    work.audit({ action: 'update', row: rowOf({ ...stored, ...text }), fields })
    announceTodo(work, 'Task changed', after)
    const description = `Edited the to-do ${text.title}`
    await storeActivity(payload, { username, action: 'EDIT_TODO', description }, work)
  })
}

export const deleteTodo = (context: ApiContext, id: string): Promise<void> =>
  inUnitOfWork(context, async (work) => {
    const found = await requireStored(work, id)
    await deleteFacts(work, found.id)
    await deleteRow(work, slugs.todos, found.id)
    work.audit({ action: 'delete', row: rowOf(found) })
  })
