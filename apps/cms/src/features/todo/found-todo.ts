import { todoMessages } from '@tropa/contract/todo/todo'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import type { Work } from '../../database/unit-of-work'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { afterFinding, type Finding, requireRow } from '../../rpc/procedure'
import { findTodo, type FoundTodo } from './read'

const cachedTodoBytes = 2000

/** Cached, because the whole team acknowledges a new to-do within minutes. */
export const getTodo = async ({ payload, cache }: ApiContext, id: string) => {
  const found = await cache.read(
    `todo ${id}`,
    ['todos', 'settings'],
    () => findTodo(payload, id),
    (todo) => (todo ? cachedTodoBytes : 0),
  )
  if (!found) throw apiError('NOT_FOUND', todoMessages.notFound)
  return found
}

export const onTodo: Finding<FoundTodo> = afterFinding(getTodo)

/** A to-do as it is stored, in a unit of work. */
export const requireStored = (work: Work, id: string) =>
  requireRow(work.payload, 'todos', id, todoMessages.notFound, work, outsideTrash)
