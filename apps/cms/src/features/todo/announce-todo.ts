import { oneLine } from '@tropa/contract/schemas/one-line'
import type { TodoText } from '@tropa/contract/changes/todo-changes'
import { mediumDate } from '@tropa/contract/time/day-text'
import type { Work } from '../../database/unit-of-work'
import { announce } from '../../payload/discord/announcer'

/** A text that Discord shows as it was typed. */
const plain = (text: string) => oneLine(text).replace(/[\\*_~`|<>[\]]/g, '\\$&')

/** Announces a to-do that was posted or changed, once it is stored. */
export const announceTodo = (
  work: Work,
  what: 'New task' | 'Task changed',
  { title, assignee, deadline }: TodoText,
): void => {
  const text = [
    `${what}: ${plain(title)}`,
    `For ${assignee}, due ${mediumDate(deadline)}`,
    // Leads each role to its own home; a page of the other role would end the session.
    `${work.payload.config.serverURL}/login`,
  ].join('\n')
  work.afterCommit(() => announce(work.payload, text))
}
