import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { isRecord } from '@tropa/contract/is-record'
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
import { useForm, useWatch } from 'react-hook-form'
import { isConflict } from '../../api/api-failure'
import { setFieldErrors } from '../../api/form-errors'
import { toastFailure } from '../../api/toast-failure'
import { FormDialog } from '../../components/form-dialog'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useSingleSubmit } from '../../hooks/use-single-submit'
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../session/form-drafts'
import { useMember } from '../../session/member-context'
import { useTodoCache, useEditTodo } from './api'
import { FieldChanges } from './todo-changes'
import { formOf, PostTodoFields, restoreTodo } from './todo-form'

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

/** A stored draft: what was chosen, and the to-do that it changes, because somebody else may have changed it since. */
const readDraft = (key: string) => {
  const draft = readFormDraft(key)
  if (!isRecord(draft) || !isRecord(draft.typed)) return undefined
  const base = storedTodo.safeParse(draft.base)
  return base.success
    ? { base: base.data, typed: restoreTodo(draft.typed), askAgain: draft.askAgain !== false }
    : undefined
}

interface EditTodoDialogProps {
  /** The to-do as the card showed it. */
  todo: Todo
  dialog: Confirmation<Todo>
  onSaved: () => void
}

/**
 * The form that edits a to-do. Its draft survives Back and a reload until the dialog is closed. When somebody else
 * changed the to-do in between, the form shows what they changed, and keeps what was typed, before it can be sent again.
 */
export const EditTodoDialog = ({ todo, dialog, onSaved }: EditTodoDialogProps) => {
  const cache = useTodoCache()
  const editTodo = useEditTodo()
  const key = `edit-todo:${todo._id}:${useMember().username}`
  const [draft] = useState(() => readDraft(key))
  const [opened] = useState(draft?.base ?? todo)
  // At first the one that was opened, after a conflict the present one.
  const [base, setBase] = useState(opened)
  const [askAgain, setAskAgain] = useState(draft?.askAgain ?? true)
  const form = useForm<TodoForm, unknown, TodoForm>({ resolver, defaultValues: formOf(opened) })
  const { control, handleSubmit, reset, setError } = form
  const { isSubmitting, isDirty } = form.formState
  const typed = useWatch({ control })
  const isTouched = isDirty || !askAgain

  useEffect(() => {
    if (draft) reset(draft.typed, { keepDefaultValues: true })
  }, [draft, reset])

  useEffect(() => {
    if (isTouched) saveFormDraft(key, { base, typed, askAgain })
    else deleteFormDraft(key)
  }, [isTouched, key, base, typed, askAgain])

  const close = () => {
    deleteFormDraft(key)
    dialog.close()
  }

  /** Takes over what somebody else has changed. When that fails, the next attempt to save loads it again. */
  const loadPresent = async () => {
    const todos = await cache.load().catch((error: unknown) => {
      toastFailure(error, 'Failed to load the to-do')
    })
    const present = todos?.find(({ _id }) => _id === todo._id)
    if (!present) return
    setBase(present)
    reset(formOf(present), { keepDirtyValues: true })
  }

  const submit = useSingleSubmit(
    handleSubmit(async (edited) => {
      try {
        await editTodo.mutateAsync({
          id: todo._id,
          form: edited,
          version: base.version,
          askAgain,
        })
        close()
        onSaved()
      } catch (error) {
        setFieldErrors(todoFields, error, setError)
        if (isConflict(error)) await loadPresent()
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
      isTouched={isTouched}
      isSubmitting={isSubmitting}
      onSubmit={submit}
    >
      <ChangedByOthers changes={base === opened ? undefined : changesBetween(opened, base)} />
      <PostTodoFields form={form} todo={todo._id} />
    </FormDialog>
  )
}
