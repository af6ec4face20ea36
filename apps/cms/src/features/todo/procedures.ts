import { teams } from '@tropa/contract/assignee'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import { todoMessages } from '@tropa/contract/todo'
import { api, callerOf } from '../../rpc/procedure'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { retryTransient } from '../../database/mongodb/retry'
import { toStoredDate } from '../../payload/fields/plain-date'
import { slugs } from '../../payload/slugs'
import { acknowledge, forgetSigns } from './acknowledge'
import { readSigns, readTodo, readTodos, readWithoutSigns } from './read'

const todayOf = ({ env }: Pick<ApiContext, 'env'>) => dateIn(env.timeZone)

const storedToday = (context: Pick<ApiContext, 'env'>) => toStoredDate(todayOf(context))

const readOrRefuse = async ({ payload }: Pick<ApiContext, 'payload'>, id: string) => {
  const todo = await readTodo(payload, id)
  if (!todo) throw apiError('NOT_FOUND', todoMessages.notFound)
  return todo
}

/** The same without its acknowledgements, which many ask for in a row and no acknowledgement changes. */
const keptTodo = async ({ payload, cache }: Pick<ApiContext, 'payload' | 'cache'>, id: string) => {
  const todo = await cache.read(
    `todo ${id}`,
    [slugs.todos],
    () => readWithoutSigns(payload, id),
    (found) => (found ? 2000 : 0),
  )
  if (!todo) throw apiError('NOT_FOUND', todoMessages.notFound)
  return todo
}

/** The calls on to-dos. */
export const todoProcedures = {
  list: api.todo.list.handler(({ context }) =>
    readTodos(context.payload, { deadline: { greater_than_equal: storedToday(context) } }, [
      'deadline',
      'createdAt',
    ]),
  ),
  archived: api.todo.archived.handler(({ context }) =>
    readTodos(context.payload, { deadline: { less_than: storedToday(context) } }, [
      '-deadline',
      '-createdAt',
    ]),
  ),
  create: api.todo.create.handler(async ({ context, input }) => {
    if (!isActive(input.deadline, todayOf(context))) {
      throw fieldErrors({ deadline: todoMessages.deadlinePassed })
    }
    const { title, desc, deadline, priority, assignees } = input
    const { id } = await retryTransient(() =>
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
    return { message: 'Todo created successfully!', data: await readOrRefuse(context, id) }
  }),
  acknowledge: api.todo.acknowledge.handler(async ({ context, input }) => {
    const { id } = input.params
    const { deadline } = await keptTodo(context, id)
    if (!isActive(deadline, todayOf(context))) {
      throw apiError('BAD_REQUEST', todoMessages.archived)
    }
    await acknowledge(context.payload, id, callerOf(context))
    const acknowledgedBy = await readSigns(context.payload, id)
    return {
      message: 'Todo acknowledged successfully!',
      data: { ...(await keptTodo(context, id)), acknowledgedBy },
    }
  }),
  remove: api.todo.remove.handler(async ({ context, input }) => {
    await readOrRefuse(context, input.params.id)
    await retryTransient(() =>
      context.payload.delete({
        collection: slugs.todos,
        id: input.params.id,
        overrideAccess: true,
      }),
    )
    await forgetSigns(context.payload, input.params.id)
    return { message: 'Todo deleted successfully!' }
  }),
}
