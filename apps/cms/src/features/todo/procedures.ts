import { teams } from '@tropa/contract/assignee'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import { todoMessages } from '@tropa/contract/todo'
import { retryTransient } from '../../database/retry'
import { toStoredDate } from '../../payload/fields/stored-date'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { api, requireSession } from '../../rpc/procedure'
import { acknowledge, deleteAcknowledgements } from './acknowledgements'
import { readAcknowledgements, readTodos, readTodoWithoutAcknowledgements, toTodo } from './read'

const cachedTodoBytes = 2000

const todayOf = ({ env }: ApiContext) => dateIn(env.timeZone)

/** From the cache, because the whole team acknowledges a new to-do within minutes. */
const getTodo = async ({ payload, cache }: ApiContext, id: string) => {
  const todo = await cache.read(
    `todo ${id}`,
    [slugs.todos],
    () => readTodoWithoutAcknowledgements(payload, id),
    (found) => (found ? cachedTodoBytes : 0),
  )
  if (!todo) throw apiError('NOT_FOUND', todoMessages.notFound)
  return todo
}

/** Implements the contract's procedures on to-dos. */
export const todoProcedures = {
  list: api.todo.list.handler(({ context }) =>
    readTodos(context.payload, { greater_than_equal: toStoredDate(todayOf(context)) }, [
      'deadline',
      'createdAt',
    ]),
  ),

  archived: api.todo.archived.handler(({ context }) =>
    readTodos(context.payload, { less_than: toStoredDate(todayOf(context)) }, [
      '-deadline',
      '-createdAt',
    ]),
  ),

  create: api.todo.create.handler(async ({ context, input }) => {
    if (!isActive(input.deadline, todayOf(context))) {
      throw fieldErrors({ deadline: todoMessages.deadlinePassed })
    }
    const { title, desc, deadline, priority, assignees } = input
    const todo = await retryTransient(() =>
      context.payload.create({
        collection: slugs.todos,
        data: {
          title,
          desc,
          deadline,
          priority,
          assignees: teams.filter((team) => assignees.includes(team)),
        },
        overrideAccess: true,
      }),
    )
    return { message: todoMessages.created, data: toTodo(todo) }
  }),

  acknowledge: api.todo.acknowledge.handler(async ({ context, input }) => {
    const { payload } = context
    const { id } = input.params
    const { deadline } = await getTodo(context, id)
    if (!isActive(deadline, todayOf(context))) {
      throw apiError('BAD_REQUEST', todoMessages.archived)
    }
    await acknowledge(payload, id, requireSession(context))
    const acknowledgedBy = await readAcknowledgements(payload, id)
    // Read again: the to-do may have been changed or deleted meanwhile.
    const todo = await getTodo(context, id)
    return { message: todoMessages.acknowledged, data: { ...todo, acknowledgedBy } }
  }),

  remove: api.todo.remove.handler(async ({ context: { payload }, input }) => {
    const { id } = input.params
    if (!(await readTodoWithoutAcknowledgements(payload, id))) {
      throw apiError('NOT_FOUND', todoMessages.notFound)
    }
    await retryTransient(() =>
      payload.delete({ collection: slugs.todos, id, overrideAccess: true }),
    )
    // On MongoDB somebody may have acknowledged it while the transaction was under way.
    await deleteAcknowledgements(payload, id)
    return { message: todoMessages.deleted }
  }),
}
