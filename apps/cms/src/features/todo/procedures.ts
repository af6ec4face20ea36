import { assigneeMissing } from '@tropa/contract/team/assignees-field'
import { emailAddressMessages } from '@tropa/contract/member/email-address'
import { byId } from '@tropa/contract/procedure-builders'
import { namesOf } from '@tropa/contract/settings/teams'
import {
  changesBetween,
  editedTodoFor,
  newTodoFor,
  reminderMessages,
  todoMessages,
  wordsOf,
  type ChangeField,
  type TodoForm,
  type TodoText,
} from '@tropa/contract/todo/todo'
import { mediumDate } from '@tropa/contract/base/day-text'
import { dateIn } from '@tropa/contract/base/team-time'
import { isActive } from '@tropa/contract/todo/active'
import * as z from 'zod/mini'
import { insertAcknowledgement } from '../../database/acknowledgements'
import { changeRow, createRow, deleteRow } from '../../database/rows'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import { announce } from '../../payload/discord/announcer'
import { isMailSetUp } from '../../payload/email/adapter'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import { assigneeIds, lockTeams, readSettings } from '../../payload/globals/read-settings'
import type * as Stored from '../../payload/payload-types'
import { storeActivity } from '../../rpc/activity'
import { createOnce } from '../../rpc/attempts'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { afterFinding, api, checkInput, requireSession } from '../../rpc/procedure'
import { keepNews } from '../notification/news'
import { activeOn, archivedOn } from './active'
import { deleteFacts } from './collections'
import { getTodo, onTodo, requireStored } from './found-todo'
import {
  readAcknowledgements,
  readChanges,
  readTodos,
  findTodo,
  textOf,
  toTodo,
  versionsOf,
  type FoundTodo,
} from './read'
import { countExpected, readWaiting, remind } from './reminder'

const todayOf = ({ env }: ApiContext) => dateIn(env.timeZone)

const activeDeadlines = (context: ApiContext) => activeOn(todayOf(context)).deadline

const archivedDeadlines = (context: ApiContext) => archivedOn(todayOf(context)).deadline

const rowOf = ({ id, title }: Stored.Todo) => ({ collection: 'todos', id, title })

/** Call it in a unit of work, so that the chosen teams still exist when the to-do is stored. */
const toStored = async (work: Work, form: TodoForm, stored?: Stored.Todo) => {
  const settings = await lockTeams(work)
  const ids = assigneeIds(form.assignees, settings, stored?.assignees)
  if (!ids) throw fieldErrors({ assignees: assigneeMissing })
  const text = { ...wordsOf(form), assignees: ids, deadline: toStoredDate(form.deadline) }
  return { settings, text }
}

const storedField = (field: ChangeField) => (field === 'assignee' ? 'assignees' : field)

const requireActive = (context: ApiContext, { deadline }: TodoForm) => {
  if (!isActive(deadline, todayOf(context))) {
    throw fieldErrors({ deadline: todoMessages.deadlinePassed })
  }
}

const announceTodo = (work: Work, what: string, { title, assignee, deadline }: TodoText) =>
  announce(work, what, title, `For ${assignee}, due ${mediumDate(deadline)}`)

const withAcknowledgements = async ({ payload }: ApiContext, found: FoundTodo) => ({
  ...found.todo,
  ...(await readAcknowledgements(payload, found)),
})

const onNewTodo = api.use(checkInput(({ teams }) => newTodoFor(namesOf(teams))))

const onEditedTodo = onTodo.use(
  checkInput(({ teams }) => z.extend(byId, { body: editedTodoFor(namesOf(teams)) })),
)

/** Counts each call, and says that there is no such to-do or no mail before the rest is validated. */
const onReminder = afterFinding(async (context, id) => {
  await context.limits['reminder-member'].count(requireSession(context).id)
  const found = await getTodo(context, id)
  if (!isMailSetUp(context.payload)) throw apiError('BAD_REQUEST', emailAddressMessages.noMail)
  return found
})

export const todoProcedures = {
  list: api.todo.list.handler(({ context }) =>
    readTodos(context.payload, activeDeadlines(context)),
  ),

  archived: api.todo.archived.handler(({ context }) =>
    readTodos(context.payload, archivedDeadlines(context), { sort: ['-deadline', '-createdAt'] }),
  ),

  changes: api.todo.changes.handler(async ({ context, input }) =>
    readChanges(
      context.payload,
      await getTodo(context, input.params.id),
      requireSession(context).id,
    ),
  ),

  /** The numbers alone: only admins may read who has not acknowledged yet. */
  expected: api.todo.expected.handler(({ context, input: { status } }) => {
    const deadline = status === 'active' ? activeDeadlines(context) : archivedDeadlines(context)
    return countExpected(context.payload, deadline, status)
  }),

  waiting: api.todo.waiting.handler(({ context }) =>
    readWaiting(context.payload, activeDeadlines(context)),
  ),

  remind: onReminder.todo.remind.handler(async ({ context, input }) => {
    const { todo } = context.found
    if (!isActive(todo.deadline, todayOf(context))) {
      throw apiError('BAD_REQUEST', reminderMessages.archived)
    }
    const data = await remind(context, todo, input.body?.userIds)
    const { length } = data.reminded
    return {
      message: length > 0 ? reminderMessages.handedOver(length) : reminderMessages.nobody,
      data,
    }
  }),

  create: onNewTodo.todo.create.handler(async ({ context, input }) => {
    const { row, isNew } = await createOnce(context, {
      collection: 'todos',
      create: async (work) => {
        requireActive(context, input)
        const { text, settings } = await toStored(work, input)
        const stored = await createRow(work.payload, 'todos', { ...text, ...versionsOf({}) }, work)
        work.audit({ action: 'create', row: rowOf(stored), fields: Object.keys(text) })
        announceTodo(work, 'New to-do', textOf(text, settings))
        await keepNews(work, 'todo', { after: stored })
        return stored
      },
    })
    const data = isNew
      ? toTodo(row, await readSettings(context.payload))
      : await withAcknowledgements(context, await getTodo(context, row.id))
    return { message: todoMessages.created, data }
  }),

  /** A 400 for one that is archived; a 409 for the second of two edits of one version. */
  edit: onEditedTodo.todo.edit.handler(async ({ context, input: { params, body } }) => {
    const { version, askAgain } = body
    const { payload } = context
    const { username } = requireSession(context)
    await createOnce(context, {
      collection: 'todos',
      create: async (work) => {
        const stored = await requireStored(work, params.id)
        if (!isActive(toPlainDate(stored.deadline), todayOf(context))) {
          throw apiError('BAD_REQUEST', todoMessages.archivedText)
        }
        requireActive(context, body)
        const current = versionsOf(stored)
        if (current.version !== version) throw apiError('CONFLICT', todoMessages.changedByOthers)
        const { text, settings } = await toStored(work, body, stored)
        const before = textOf(stored, settings)
        const after = textOf(text, settings)
        const changes = changesBetween(before, after)
        if (changes.length === 0) return stored
        await createRow(payload, 'todo-versions', { todo: stored.id, version, ...before }, work)
        await changeRow(work, 'todos', stored.id, {
          ...text,
          version: version + 1,
          askedVersion: askAgain ? version + 1 : current.askedVersion,
          changedAt: new Date().toISOString(),
        })
        const fields = changes.map(({ field }) => storedField(field))
        work.audit({ action: 'update', row: rowOf({ ...stored, ...text }), fields })
        announceTodo(work, 'To-do changed', after)
        await keepNews(work, 'todo', { before: stored, after: { ...stored, ...text } })
        const description = `Edited ${text.title}`
        await storeActivity(payload, { username, action: 'EDIT_TODO', description }, work)
        return stored
      },
    })
    return {
      message: todoMessages.updated,
      data: await withAcknowledgements(context, await getTodo(context, params.id)),
    }
  }),

  acknowledge: onTodo.todo.acknowledge.handler(async ({ context, input }) => {
    const { found } = context
    const version = input.body?.version
    const today = todayOf(context)
    const isReadVersion = (each: FoundTodo) => version === undefined || each.version === version
    const { stored, present } = await insertAcknowledgement(context.payload, {
      found,
      find: () => findTodo(context.payload, found.todo._id),
      isRead: (each) => isActive(each.todo.deadline, today) && isReadVersion(each),
      version,
      since: toStoredDate(today),
      member: requireSession(context),
    })
    if (!present) throw apiError('NOT_FOUND', todoMessages.notFound)
    if (!isActive(present.todo.deadline, today)) {
      throw apiError('BAD_REQUEST', todoMessages.archived)
    }
    // An older version counts too, unless everybody was asked again since.
    const counts = stored ? stored >= present.askedVersion : isReadVersion(present)
    if (!counts) throw apiError('CONFLICT', todoMessages.changedByOthers)
    return {
      message: todoMessages.acknowledged,
      data: await withAcknowledgements(context, present),
    }
  }),

  remove: api.todo.remove.handler(async ({ context, input }) => {
    await inUnitOfWork(context, async (work) => {
      const found = await requireStored(work, input.params.id)
      await deleteFacts(work, found.id)
      await deleteRow(work, 'todos', found.id)
      work.audit({ action: 'delete', row: rowOf(found) })
      if (isActive(toPlainDate(found.deadline), todayOf(context))) {
        await keepNews(work, 'todo', { before: found })
      }
    })
    return { message: todoMessages.deleted }
  }),
}
