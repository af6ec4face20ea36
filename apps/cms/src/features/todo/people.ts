import { isAsked } from '@tropa/contract/team/assignee'
import { isActive } from '@tropa/contract/todo/active'
import { peopleMessages } from '@tropa/contract/todo/people'
import { dateIn } from '@tropa/contract/base/team-time'
import { changeRow } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import { toPlainDate } from '../../payload/fields/stored-date'
import { apiError, fieldErrors } from '../../rpc/errors'
import { api } from '../../rpc/procedure'
import { keepNews } from '../notification/news'
import { findMembers } from '../roll-call/expected'
import { peopleOf } from '../roll-call/subject'
import { onTodo, requireStored } from './found-todo'
import { findTodos } from './read'

export const todoPeopleProcedures = {
  list: api.todoPeople.list.handler(async ({ context: { payload } }) => {
    const named = await findTodos(
      payload,
      { people: { exists: true } },
      { select: { people: true } },
    )
    return named
      .map((todo) => ({ _id: todo.id, userIds: peopleOf(todo) }))
      .filter(({ userIds }) => userIds.length > 0)
  }),

  set: onTodo.todoPeople.set.handler(async ({ context, input }) => {
    const { payload, env } = context
    const userIds = [...new Set(input.body.userIds)]
    await inUnitOfWork(context, async (work) => {
      const stored = await requireStored(work, input.params.id)
      if (!isActive(toPlainDate(stored.deadline), dateIn(env.timeZone))) {
        throw apiError('BAD_REQUEST', peopleMessages.archived)
      }
      const asked = (await findMembers(payload, work)).filter(({ teams }) =>
        isAsked(stored.assignees, teams ?? []),
      )
      if (!userIds.every((userId) => asked.some((member) => member.id === userId))) {
        throw fieldErrors({ userIds: peopleMessages.notAsked })
      }
      const people = userIds.length > 0 ? JSON.stringify(userIds) : null
      if (people === (stored.people ?? null)) return
      await changeRow(work, 'todos', stored.id, { people })
      const row = { collection: 'todos', id: stored.id, title: stored.title }
      work.audit({ action: 'update', row, fields: ['people'] })
      await keepNews(work, 'todo', {
        before: stored,
        after: { ...stored, people },
        isTextSame: true,
      })
    })
    return { message: peopleMessages.changed, data: { userIds } }
  }),
}
