import { isActive } from '@tropa/contract/todo/active'
import { insertAcknowledgement } from '../../database/acknowledgements'
import type { Outcome } from '../../database/engine-types'
import type { WorkContext } from '../../database/unit-of-work'
import { toStoredDate } from '../../payload/fields/stored-date'
import type { Session } from '../../rpc/session'
import { findTodo, type FoundTodo } from './read'

/** What a member has read of a to-do, and the day, `YYYY-MM-DD`, on which it must be active. */
interface Read {
  /** The to-do as it was after the member asked. */
  found: FoundTodo
  /** Without one it is the present version. */
  version?: number | undefined
  today: string
  member: Pick<Session, 'id' | 'username'>
}

/** Stores that a member has read a to-do; once, and only while it is active and what the member has read. */
export const acknowledge = (
  { payload }: WorkContext,
  { found, version, today, member }: Read,
): Promise<Outcome<FoundTodo>> =>
  insertAcknowledgement(payload, {
    found,
    find: () => findTodo(payload, found.todo._id),
    isRead: (todo) =>
      isActive(todo.todo.deadline, today) && todo.version === (version ?? todo.version),
    version,
    since: toStoredDate(today),
    member,
  })
