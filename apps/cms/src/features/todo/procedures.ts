import { emailAddressMessages } from '@tropa/contract/account/email-address'
import { reminderMessages, todoMessages } from '@tropa/contract/todo'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import { isMailSetUp } from '../../payload/email/adapter'
import { toStoredDate } from '../../payload/fields/stored-date'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { idIn, api, requireSession } from '../../rpc/procedure'
import { acknowledge } from './acknowledgements'
import { readChanges } from './versions'
import { findTodo, readAcknowledgements, readTodos } from './read'
import { readExpected, remind, readWaiting } from './reminder'
import type { FoundTodo } from './versions'
import { deleteTodo, editTodo, postTodo } from './write'

const cachedTodoBytes = 2000

const byDeadline = ['deadline', 'createdAt']

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

/** Looks for the to-do before the rest of the input is validated: a 404 comes before a 400. */
const onTodo = api.use(async ({ context, next }, input) => {
  return next({ context: { found: await getTodo(context, idIn(input)) } })
})

/** Why a version of a to-do was not acknowledged, unless it was before. */
const checkPresent = (context: ApiContext, { todo, version }: FoundTodo, read: number) => {
  if (!isActive(todo.deadline, todayOf(context))) {
    throw apiError('BAD_REQUEST', todoMessages.archived)
  }
  if (version !== read) throw apiError('CONFLICT', todoMessages.changedByOthers)
}

/** Counts each call, and says that there is no such to-do or no mail before the rest is validated. */
const onReminder = api
  .use(async ({ context, next }) => {
    await context.limits.countReminders(requireSession(context).id)
    return next()
  })
  .use(async ({ context, next }, input) => {
    await getTodo(context, idIn(input))
    if (!isMailSetUp(context.payload)) throw apiError('BAD_REQUEST', emailAddressMessages.noMail)
    return next()
  })

export const todoProcedures = {
  list: api.todo.list.handler(({ context }) =>
    readTodos(context.payload, activeOn(context), byDeadline),
  ),

  archived: api.todo.archived.handler(({ context }) =>
    readTodos(context.payload, archivedOn(context), ['-deadline', '-createdAt']),
  ),

  changes: api.todo.changes.handler(async ({ context, input }) =>
    readChanges(
      context.payload,
      await getTodo(context, input.params.id),
      requireSession(context).id,
    ),
  ),

  expected: api.todo.expected.handler(({ context, input: { status } }) =>
    readExpected(
      context.payload,
      status === 'active' ? activeOn(context) : archivedOn(context),
      byDeadline,
    ),
  ),

  waiting: api.todo.waiting.handler(({ context }) =>
    readWaiting(context.payload, activeOn(context), byDeadline),
  ),

  remind: onReminder.todo.remind.handler(async ({ context, input }) => {
    const { todo } = await getTodo(context, input.params.id)
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
