import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { parseAssignee } from '@tropa/contract/assignee'
import { isRecord } from '@tropa/contract/is-record'
import { isActive } from '@tropa/contract/time/team-time'
import {
  changesBetween,
  type TodoChange,
  todoMessages,
  type Todo,
  todoFields,
  todoForm,
  type TodoForm,
  todo as storedTodo,
} from '@tropa/contract/todo'
import { Banner } from '@tropa/ui/banner'
import { Checkbox } from '@tropa/ui/checkbox'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isConflict } from '../../api/api-failure'
import { setFieldErrors } from '../../api/form-errors'
import { toastFailure } from '../../api/toast-failure'
import { FormDialog } from '../../components/form-dialog'
import type { useConfirmation } from '../../hooks/use-confirmation'
import { useSingleSubmit } from '../../hooks/use-single-submit'
import { useToday } from '../../hooks/use-site'
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../session/form-drafts'
import { useMember } from '../../session/member-context'
import { useTodoCache, useEditTodo } from './api'
import { FieldChanges } from './todo-changes'
import { PostTodoFields, restoreTodo } from './todo-form'

/** The to-do that an edit is based on: at first the card's, after a conflict the present one. */
const useCurrentTodo = (opened: Todo) => {
  const cache = useTodoCache()
  const [reloaded, setReloaded] = useState<Todo>()
  return {
    base: reloaded ?? opened,
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
const ChangedByOthers = ({ changes }: { changes: TodoChange[] | undefined }) => (
  <div role="status" className="not-empty:mb-4">
    {changes ? (
      <Banner className="grid gap-3 text-ink">
        <p className="font-semibold">{todoMessages.changedByOthers}</p>
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

/** A stored draft: what was typed, and the to-do that it changes, because somebody else may have changed it since. */
const readDraft = (key: string) => {
  const draft = readFormDraft(key)
  if (!isRecord(draft) || !isRecord(draft.typed)) return undefined
  const base = storedTodo.safeParse(draft.base)
  return base.success ? { base: base.data, typed: restoreTodo(draft.typed) } : undefined
}

/** The form, whose draft survives Back and a reload until the dialog is closed. */
const useEditForm = (card: Todo) => {
  const key = `edit-todo:${card._id}:${useMember().username}`
  const [draft] = useState(() => readDraft(key))
  const opened = draft?.base ?? card
  const current = useCurrentTodo(opened)
  const { base } = current
  const form = useForm<TodoForm, unknown, TodoForm>({ resolver, defaultValues: formOf(opened) })
  const { reset, subscribe } = form

  useEffect(() => {
    if (draft) reset(draft.typed, { keepDefaultValues: true })
  }, [draft, reset])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveFormDraft(key, { base, typed: values }),
      }),
    [subscribe, key, base],
  )

  return { form, current, discard: () => deleteFormDraft(key) }
}

interface EditTodoDialogProps {
  /** The to-do as the card showed it. */
  todo: Todo
  dialog: ReturnType<typeof useConfirmation<Todo>>
  onSaved: () => void
}

/**
 * The form that edits a to-do, with what was typed before if the page was left in between. When somebody else changed it in between, what was typed is kept, and the
 * form shows what they changed before it can be sent again.
 */
export const EditTodoDialog = ({ todo, dialog, onSaved }: EditTodoDialogProps) => {
  const today = useToday()
  const editTodo = useEditTodo()
  const [askAgain, setAskAgain] = useState(true)
  const { form, current, discard } = useEditForm(todo)
  const { handleSubmit, reset, setError } = form
  const { isSubmitting, isDirty } = form.formState

  const close = () => {
    discard()
    dialog.close()
  }

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
          version: current.base.version,
          askAgain,
        })
        close()
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
      dialog={{ ...dialog, close }}
      isTouched={isDirty || !askAgain}
      isSubmitting={isSubmitting}
      onSubmit={submit}
    >
      <ChangedByOthers changes={current.changes} />
      <PostTodoFields form={form} today={today} todo={todo._id} />
    </FormDialog>
  )
}
