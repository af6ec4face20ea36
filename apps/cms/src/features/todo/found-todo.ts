import { todoMessages } from '@tropa/contract/todo/todo'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { afterFinding, type Finding } from '../../rpc/procedure'
import { findTodo, type FoundTodo } from './read'

const cachedTodoBytes = 2000

/** From the cache, because the whole team acknowledges a new to-do within minutes. */
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
