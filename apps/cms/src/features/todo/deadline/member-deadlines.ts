import { isAsked } from '@tropa/contract/assignee'
import type { Payload } from 'payload'
import { toPlainDate, toStoredDate } from '../../../payload/fields/stored-date'
import type { Member } from '../../../payload/payload-types'
import { findTodos } from '../read'
import { versionsOf } from '../versions'

/** The deadline of a to-do, `YYYY-MM-DD`, with the ISO time of its last change. */
export interface Deadline {
  _id: string
  title: string
  deadline: string
  version: number
  updatedAt: string
}

/** The deadlines of the to-dos that ask a member of some teams and are not over, nearest first. */
export const readDeadlines = async (
  payload: Payload,
  member: Pick<Member, 'teams'>,
  today: string,
): Promise<Deadline[]> => {
  const todos = await findTodos(
    payload,
    { deadline: { greater_than_equal: toStoredDate(today) } },
    { sort: ['deadline', 'createdAt'] },
  )
  return todos
    .filter(({ assignees }) => isAsked(assignees, member.teams ?? []))
    .map((todo) => {
      const { version, changedAt } = versionsOf(todo)
      return {
        _id: todo.id,
        title: todo.title,
        deadline: toPlainDate(todo.deadline),
        version,
        updatedAt: changedAt ?? todo.createdAt,
      }
    })
}
