import { changesBetween, type TodoChange } from '@tropa/contract/changes/todo-changes'
import { todoMessages, type Todo } from '@tropa/contract/todo'
import { Banner } from '@tropa/ui/banner'
import { useState } from 'react'
import { toastFailure } from '../../../api/toast-failure'
import { useTodoCache } from '../api/todo-cache'
import { FieldChanges } from './field-changes'

/** The version that an edit is based on: at first the card's, after a conflict the present one. */
export const useCurrentTodo = (opened: Todo) => {
  const cache = useTodoCache()
  const [reloaded, setReloaded] = useState<Todo>()
  return {
    version: (reloaded ?? opened).version,
    /** What somebody else changed since the form was opened; undefined before a conflict. */
    changes: reloaded && changesBetween(opened, reloaded),
    /**
     * Loads what somebody else has changed, and returns the to-do as it is now if it still is active. When that
     * fails a toast says so, and the next attempt to save loads it again.
     */
    load: async () => {
      const todos = await cache.loadNow().catch((error: unknown) => {
        toastFailure(error, 'Failed to load the to-do')
      })
      const todo = todos?.find(({ _id }) => _id === opened._id)
      if (todo) setReloaded(todo)
      return todo
    },
  }
}

/** Says that the edited to-do is not what it was when the form was opened, and what it says now. */
export const ChangedMeanwhile = ({ changes }: { changes: TodoChange[] | undefined }) => (
  <div role="status" className="not-empty:mb-4">
    {changes ? (
      <Banner className="grid gap-3 text-ink">
        <p className="font-semibold">{todoMessages.changedMeanwhile}</p>
        <FieldChanges changes={changes} />
        <p>What you typed is kept. The other fields show what the task says now.</p>
      </Banner>
    ) : null}
  </div>
)
