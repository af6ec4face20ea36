import { emailAddressMessages } from '@tropa/contract/account/email-address'
import { reminderMessages, todoMessages } from '@tropa/contract/todo'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import { isMailSetUp } from '../../payload/email/adapter'
import { toStoredDate } from '../../payload/fields/stored-date'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { afterFinding, api, requireSession } from '../../rpc/procedure'
import { acknowledge } from './acknowledgements'
import { findTodo, readAcknowledgements, readChanges, readTodos, type FoundTodo } from './read'
import { remind, readWaiting } from './reminder'
import { deleteTodo, editTodo, postTodo } from './write'

const cachedTodoBytes = 2000

const todayOf = ({ env }: ApiContext) => dateIn(env.timeZone)

const activeOn = (context: ApiContext) => ({ greater_than_equal: toStoredDate(todayOf(context)) })

const archivedOn = (context: ApiContext) => ({ less_than: toStoredDate(todayOf(context)) })

/** From the cache, because the whole team acknowledges a new to-do within minutes. */
const getTodo = async ({ payload, cache }: ApiContext, id: string) => {
  const found = await cache.read(
    `todo ${id}`,
    [slugs.todos],
    () => findTodo(payload, id),
    (todo) => (todo ? cachedTodoBytes : 0),
  )
  if (!found) throw apiError('NOT_FOUND', todoMessages.notFound)
  return found
}

const withAcknowledgements = async ({ payload }: ApiContext, found: FoundTodo) => ({
  ...found.todo,
  ...(await readAcknowledgements(payload, found)),
})

const onTodo = afterFinding(getTodo)

/** Why a version of a to-do was not acknowledged, unless it was before. */
const checkPresent = (context: ApiContext, { todo, version }: FoundTodo, read: number) => {
  if (!isActive(todo.deadline, todayOf(context))) {
    throw apiError('BAD_REQUEST', todoMessages.archived)
  }
  if (version !== read) throw apiError('CONFLICT', todoMessages.changedByOthers)
}

/** Counts each call, and says that there is no such to-do or no mail before the rest is validated. */
const onReminder = afterFinding(async (context, id) => {
  await context.limits.countReminders(requireSession(context).id)
  const found = await getTodo(context, id)
  if (!isMailSetUp(context.payload)) throw apiError('BAD_REQUEST', emailAddressMessages.noMail)
  return found
})

export const todoProcedures = {
  list: api.todo.list.handler(({ context }) => readTodos(context.payload, activeOn(context))),

  archived: api.todo.archived.handler(({ context }) =>
    readTodos(context.payload, archivedOn(context), { sort: ['-deadline', '-createdAt'] }),
  ),

  changes: api.todo.changes.handler(async ({ context, input }) =>
    readChanges(
      context.payload,
      await getTodo(context, input.params.id),
      requireSession(context).id,
    ),
  ),

  /** The numbers alone: who waits is for admins. */
  expected: api.todo.expected.handler(async ({ context, input: { status } }) => {
    const deadline = status === 'active' ? activeOn(context) : archivedOn(context)
    const todos = await readWaiting(context.payload, deadline)
    return todos.map(({ _id, expected, acknowledged }) => ({ _id, expected, acknowledged }))
  }),

  waiting: api.todo.waiting.handler(({ context }) =>
    readWaiting(context.payload, activeOn(context)),
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

  create: api.todo.create.handler(async ({ context, input }) => ({
    message: todoMessages.created,
    data: await postTodo(context, input),
  })),

  edit: onTodo.todo.edit.handler(async ({ context, input }) => {
    const { id } = input.params
    await editTodo(context, id, input.body)
    return {
      message: todoMessages.updated,
      data: await withAcknowledgements(context, await getTodo(context, id)),
    }
  }),

  acknowledge: onTodo.todo.acknowledge.handler(async ({ context, input }) => {
    const { found } = context
    const todoId = found.todo._id
    const version = input.body?.version
    const today = todayOf(context)
    const member = requireSession(context)
    const stored = await acknowledge(context, { todoId, version, today, member })
    // The text in the cache is that of the version which was acknowledged.
    const isKnown = stored === found.version
    const present = isKnown ? found : await findTodo(context.payload, todoId)
    if (!present) throw apiError('NOT_FOUND', todoMessages.notFound)
    if (!stored) checkPresent(context, present, version ?? present.version)
    return {
      message: todoMessages.acknowledged,
      data: await withAcknowledgements(context, present),
    }
  }),

  remove: api.todo.remove.handler(async ({ context, input }) => {
    await deleteTodo(context, input.params.id)
    return { message: todoMessages.deleted }
  }),
}
