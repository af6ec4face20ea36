import type { DeadlineDay } from '@tropa/contract/deadline/deadline'
import { isRecord } from '@tropa/contract/is-record'
import { dateIn } from '@tropa/contract/time/team-time'
import { todoMessages } from '@tropa/contract/todo'
import { toPlainDate, toStoredDate } from '../../../payload/fields/stored-date'
import { apiError } from '../../../rpc/errors'
import { api } from '../../../rpc/procedure'
import { readEventsBetween } from '../../calendar/read'
import { findTodo, findTodos } from '../read'
import { findCollisions, lastDayLookedAt } from './collisions'

/** Looks for the edited to-do before the rest of the query is validated: a 404 comes before a 400. */
const onEditedTodo = api.use(async ({ context, next }, input: unknown) => {
  const id = isRecord(input) ? input.todo : undefined
  const isKnown = typeof id === 'string' && (await findTodo(context.payload, id)) !== undefined
  if (id !== undefined && !isKnown) {
    throw apiError('NOT_FOUND', todoMessages.notFound)
  }
  return next()
})

/** Implements the contract's procedure of what a deadline collides with. */
export const deadlineProcedures = {
  day: onEditedTodo.deadline.day.handler(async ({ context, input }): Promise<DeadlineDay> => {
    const { payload, env } = context
    const { date, assignees, todo } = input
    const today = dateIn(env.timeZone)
    const last = lastDayLookedAt(date)
    const [events, todos] = await Promise.all([
      readEventsBetween(payload, { first: date, last }),
      findTodos(
        payload,
        {
          deadline: {
            greater_than_equal: toStoredDate(date < today ? today : date),
            less_than_equal: toStoredDate(last),
          },
        },
        { sort: ['deadline', 'createdAt'] },
      ),
    ])
    const due = todos
      .filter(
        ({ id, assignees: teams }) => id !== todo && teams.some((team) => assignees.includes(team)),
      )
      .map(({ id, title, deadline }) => ({ _id: id, title, deadline: toPlainDate(deadline) }))
    const clashes = events.map(({ _id, title, type, start, end }) => ({
      _id,
      title,
      type,
      start,
      end,
    }))
    return findCollisions(date, clashes, due)
  }),
}
