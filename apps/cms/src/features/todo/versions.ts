import { assigneeText } from '@tropa/contract/assignee'
import type { TodoText } from '@tropa/contract/changes/todo-changes'
import type { Payload } from 'payload'
import { toPlainDate } from '../../payload/fields/stored-date'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

/** What members read of a to-do; a change of it is a version. */
export const textOf = (
  todo: Pick<Stored.Todo, 'title' | 'desc' | 'deadline' | 'priority' | 'assignees'>,
): TodoText => ({
  title: todo.title,
  desc: todo.desc,
  deadline: toPlainDate(todo.deadline),
  priority: todo.priority,
  assignee: assigneeText(todo.assignees),
})

/** A to-do's versions; one that has no numbers was stored before there were versions. */
export const versionsOf = ({
  version,
  askedVersion,
  changedAt,
}: Pick<Stored.Todo, 'version' | 'askedVersion' | 'changedAt'>) => ({
  version: version ?? 1,
  askedVersion: askedVersion ?? 1,
  changedAt: changedAt ?? null,
})

/** The version that a member has read; an acknowledgement of before versions is one of the first. */
export const versionOf = ({ version }: Pick<Stored.Acknowledgement, 'version'>): number =>
  version ?? 1

/** What a to-do said in an older version. */
export const readVersion = (
  payload: Payload,
  todoId: string,
  version: number,
): Promise<Stored.TodoVersion | null> =>
  payload.db.findOne<Stored.TodoVersion>({
    collection: slugs.todoVersions,
    where: { todo: { equals: todoId }, version: { equals: version } },
  })
