import type { Todo } from '@tropa/contract/todo/todo'
import { apiFailure, refusalOf } from '../../../api/api-failure'
import type { ApiClient } from '../../../api/api-context'

/** What is needed to change a to-do that is stored. */
export type StoredTodo = Pick<Todo, '_id' | 'version'>

/** The to-do that was stored although storing its people failed; undefined after any other failure. */
export const storedBefore = (error: unknown): StoredTodo | undefined =>
  error instanceof Error && 'stored' in error ? (error.stored as StoredTodo) : undefined

/** Stores whom a to-do names. If that fails, the error says at their field that the to-do itself is stored. */
export const setPeople = async (
  api: ApiClient,
  stored: StoredTodo,
  userIds: string[],
  done: 'posted' | 'changed',
) => {
  try {
    await api.todoPeople.set({ params: { id: stored._id }, body: { userIds } })
  } catch (error) {
    const people = `The to-do is ${done}, but whom it is for is not stored yet.`
    const { status = 500 } = apiFailure(error)
    const failure = { status, code: '', data: { errors: { people } }, hint: refusalOf(error) ?? '' }
    throw Object.assign(new Error(people), failure, { stored })
  }
}
