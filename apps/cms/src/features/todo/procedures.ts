import { emailAddressMessages } from '@tropa/contract/account/email-address'
import { reminderMessages } from '@tropa/contract/reminder/reminder'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import { todoMessages } from '@tropa/contract/todo'
import { inUnitOfWork } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import { toStoredDate } from '../../payload/fields/stored-date'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { idIn } from '../../rpc/input'
import { api, requireSession } from '../../rpc/procedure'
import { acknowledge, deleteAcknowledgements, withdrawAcknowledgement } from './acknowledgements'
import { readChanges } from './changes'
import { editTodo, toStored } from './edit'
import { findTodo, readAcknowledgements, readTodos, toTodo, type FoundTodo } from './read'
import { remind } from './reminder/remind'
import { deleteReminders } from './reminder/store'
import { readWaiting } from './reminder/waiting'

const cachedTodoBytes = 2000

const byDeadline = ['deadline', 'createdAt']

const todayOf = ({ env }: ApiContext) => dateIn(env.timeZone)

const activeOn = (context: ApiContext) => ({ greater_than_equal: toStoredDate(todayOf(context)) })

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
  await getTodo(context, idIn(input))
  return next()
})

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

/** Implements the contract's procedures on to-dos. */
export const todoProcedures = {
  list: api.todo.list.handler(({ context }) =>
    readTodos(context.payload, activeOn(context), byDeadline),
  ),

  archived: api.todo.archived.handler(({ context }) =>
    readTodos(context.payload, { less_than: toStoredDate(todayOf(context)) }, [
      '-deadline',
      '-createdAt',
    ]),
  ),

  changes: api.todo.changes.handler(async ({ context, input }) =>
    readChanges(
      context.payload,
      await getTodo(context, input.params.id),
      requireSession(context).id,
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

  create: api.todo.create.handler(async ({ context, input }) => {
    if (!isActive(input.deadline, todayOf(context))) {
      throw fieldErrors({ deadline: todoMessages.deadlinePassed })
    }
    const todo = await inUnitOfWork(context, (req) =>
      context.payload.create({
        collection: slugs.todos,
        data: toStored(input),
        overrideAccess: true,
        req,
      }),
    )
    return { message: todoMessages.created, data: toTodo(todo) }
  }),

  edit: onTodo.todo.edit.handler(async ({ context, input }) => {
    const { id } = input.params
    await editTodo(context, id, input.body)
    return {
      message: todoMessages.updated,
      data: await withAcknowledgements(context, await getTodo(context, id)),
    }
  }),

  acknowledge: onTodo.todo.acknowledge.handler(async ({ context, input }) => {
    const { id } = input.params
    const { todo, version } = await getTodo(context, id)
    if (!isActive(todo.deadline, todayOf(context))) {
      throw apiError('BAD_REQUEST', todoMessages.archived)
    }
    if (input.body?.version !== undefined && input.body.version !== version) {
      throw apiError('CONFLICT', todoMessages.changedMeanwhile)
    }
    const session = requireSession(context)
    const isNew = await acknowledge(context.payload, id, version, session)
    // Read from the database: the to-do may have been changed or deleted since it was cached.
    const present = await findTodo(context.payload, id)
    if (!present) throw apiError('NOT_FOUND', todoMessages.notFound)
    const isOlder = input.body?.version !== undefined && present.version !== version
    if (isOlder || present.askedVersion > version) {
      if (isNew) await withdrawAcknowledgement(context.payload, id, version, session)
      throw apiError('CONFLICT', todoMessages.changedMeanwhile)
    }
    return {
      message: todoMessages.acknowledged,
      data: await withAcknowledgements(context, present),
    }
  }),

  remove: api.todo.remove.handler(async ({ context, input }) => {
    const { payload } = context
    const { id } = input.params
    if (!(await findTodo(payload, id))) throw apiError('NOT_FOUND', todoMessages.notFound)
    await inUnitOfWork(context, (req) =>
      payload.delete({ collection: slugs.todos, id, overrideAccess: true, req }),
    )
    // On MongoDB somebody may have acknowledged it or reminded of it while the transaction was under way.
    await Promise.all([deleteAcknowledgements(payload, id), deleteReminders(payload, id)])
    return { message: todoMessages.deleted }
  }),
}
