import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { parseAssignee } from '@tropa/contract/assignee'
import { isActive } from '@tropa/contract/time/team-time'
import {
  changesBetween,
  type TodoChange,
  todoMessages,
  type Todo,
  todoFields,
  todoForm,
  type TodoForm,
} from '@tropa/contract/todo'
import { Banner } from '@tropa/ui/banner'
import { Checkbox } from '@tropa/ui/checkbox'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isConflict } from '../../api/api-failure'
import { setFieldErrors } from '../../api/form-errors'
import { toastFailure } from '../../api/toast-failure'
import { FormDialog } from '../../components/form-dialog'
import type { useConfirmation } from '../../hooks/use-confirmation'
import { useSingleSubmit } from '../../hooks/use-single-submit'
import { useToday } from '../../hooks/use-site'
import { useTodoCache, useEditTodo } from './api'
import { FieldChanges } from './todo-changes'
import { PostTodoFields } from './todo-form'

/** The version that an edit is based on: at first the card's, after a conflict the present one. */
const useCurrentTodo = (opened: Todo) => {
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
const ChangedMeanwhile = ({ changes }: { changes: TodoChange[] | undefined }) => (
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

const resolver = standardSchemaResolver(todoForm)

const formOf = (todo: Todo): TodoForm => ({
  ...todo,
  assignees: parseAssignee(todo.assignee) ?? [],
})

interface EditTodoDialogProps {
  /** The to-do as the card showed it. */
  todo: Todo
  dialog: ReturnType<typeof useConfirmation<Todo>>
  onSaved: () => void
}

/**
 * The form that edits a to-do. When somebody else changed it in between, what was typed is kept, and the
 * form shows what they changed before it can be sent again.
 */
export const EditTodoDialog = ({ todo, dialog, onSaved }: EditTodoDialogProps) => {
  const today = useToday()
  const editTodo = useEditTodo()
  const [askAgain, setAskAgain] = useState(true)
  const current = useCurrentTodo(todo)
  const form = useForm<TodoForm, unknown, TodoForm>({ resolver, defaultValues: formOf(todo) })
  const { handleSubmit, reset, setError } = form
  const { isSubmitting, isDirty } = form.formState

  const submit = useSingleSubmit(
    handleSubmit(async (edited) => {
      if (!isActive(edited.deadline, today)) {
        setError('deadline', { message: todoMessages.deadlinePassed }, { shouldFocus: true })
        return
      }
      try {
        await editTodo.mutateAsync({
          id: todo._id,
          form: edited,
          version: current.version,
          askAgain,
        })
        dialog.close()
        onSaved()
      } catch (error) {
        setFieldErrors(todoFields, error, setError)
        if (!isConflict(error)) return
        const present = await current.load()
        if (present) reset(formOf(present), { keepDirtyValues: true })
      }
    }),
  )

  return (
    <FormDialog
      title="Edit a to-do"
      submitLabel="Save"
      choice={
        <Checkbox
          label="Ask everybody to acknowledge again"
          description="Leave it out for a typing mistake."
          checked={askAgain}
          onCheckedChange={(checked) => setAskAgain(checked === true)}
        />
      }
      dialog={dialog}
      isTouched={isDirty || !askAgain}
      isSubmitting={isSubmitting}
      onSubmit={submit}
    >
      <ChangedMeanwhile changes={current.changes} />
      <PostTodoFields form={form} today={today} todo={todo._id} />
    </FormDialog>
  )
}
