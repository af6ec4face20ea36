import { mediumDate } from '@tropa/contract/base/day-text'
import type { TodoText } from '@tropa/contract/todo/todo'
import type { Work } from '../../database/unit-of-work'
import { announce } from '../../payload/discord/announcer'

/** Sends the team’s chat a line about a to-do once `work` is committed. */
export const announceTodo = (
  work: Work,
  what: 'New to-do' | 'To-do changed',
  { title, assignee, deadline }: TodoText,
): void => announce(work, what, title, `For ${assignee}, due ${mediumDate(deadline)}`)
