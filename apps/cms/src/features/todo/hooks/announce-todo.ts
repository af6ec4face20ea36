import { assigneeText } from '@tropa/contract/assignee'
import { changesBetween } from '@tropa/contract/changes/todo-changes'
import { oneLine } from '@tropa/contract/schemas/one-line'
import { mediumDate } from '@tropa/contract/time/day-text'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import type { CollectionAfterChangeHook } from 'payload'
import { joinWork } from '../../../database/unit-of-work'
import { announce } from '../../../payload/discord/announcer'
import { toPlainDate } from '../../../payload/fields/stored-date'
import type { Todo } from '../../../payload/payload-types'
import { textOf } from '../versions'

/** A text that Discord shows as it was typed. */
const plain = (text: string) => oneLine(text).replace(/[\\*_~`|<>[\]]/g, '\\$&')

type Announced = Pick<Todo, 'title' | 'desc' | 'deadline' | 'priority' | 'assignees' | 'deletedAt'>

const announcementOf = (what: string, todo: Announced, publicUrl: string) =>
  [
    `${what}: ${plain(todo.title)}`,
    `For ${assigneeText(todo.assignees)}, due ${mediumDate(toPlainDate(todo.deadline))}`,
    // Leads each role to its own home; a page of the other role would end the session.
    `${publicUrl}/login`,
  ].join('\n')

/** Announces an active to-do that was posted or changed, through whichever door, once it is stored. */
export const announceTodo: CollectionAfterChangeHook<Todo> = async ({
  data,
  previousDoc,
  operation,
  req,
}) => {
  const { payload } = req
  const isNew = operation === 'create'
  // Not `doc`, which has only the fields that the caller asked for.
  const todo: Announced = { ...previousDoc, ...data }
  if (!isNew && changesBetween(textOf(previousDoc), textOf(todo)).length === 0) return
  if (todo.deletedAt) return
  const { serverURL, custom } = payload.config
  if (!isActive(toPlainDate(todo.deadline), dateIn(String(custom.timeZone)))) return
  const text = announcementOf(isNew ? 'New task' : 'Task changed', todo, serverURL)
  await joinWork(req, (work) => work.afterCommit(() => announce(payload, text)))
}
