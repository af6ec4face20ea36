import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { changesBetween, type Todo, todo as storedTodo } from '@tropa/contract/todo/todo'
import { Checkbox } from '@tropa/ui/checkbox'
import * as z from 'zod/mini'
import { FormDialog } from '../../components/form-dialog'
import { ChangedByOthers } from '../../components/what-changed'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useEditForm } from '../../hooks/use-edit-form'
import { useSend } from '../../hooks/use-single-submit'
import { useToday, useTeamNames } from '../../hooks/use-site'
import { useTodoCache, useEditTodo, type TodoFields } from './api'
import { storedPeople, todoFieldsOn, useNaming } from './people'
import { readableChanges } from './todo-changes'
import { formOf, type NamingTodo, PostTodoFields, restoreTodo } from './todo-form'

const namingTodo = z.extend(storedTodo, { people: storedPeople })

interface EditTodoDialogProps {
  /** The to-do as the card showed it. */
  todo: Todo
  dialog: Confirmation<Todo>
  /** Called when the list has its new order. */
  onSaved: () => void
}

export const EditTodoDialog = ({ todo, dialog, onSaved }: EditTodoDialogProps) => {
  const cache = useTodoCache()
  const editTodo = useEditTodo(onSaved)
  const teams = useTeamNames()
  const naming = useNaming()
  const edit = useEditForm<NamingTodo, TodoFields, TodoFields>({
    name: 'edit-todo',
    noun: 'task',
    row: naming(todo),
    schema: namingTodo,
    resolver: standardSchemaResolver(todoFieldsOn(useToday())),
    fieldsOf: (present) => formOf(present, teams),
    restore: (typed) => restoreTodo(typed, teams),
    load: async () => {
      const present = (await cache.load()).find(({ _id }) => _id === todo._id)
      return present && naming(present)
    },
    dialog,
  })
  const { form, opened, base, askAgain } = edit

  const sending = useSend(
    form,
    async ({ people, ...edited }) => {
      await editTodo.mutateAsync({
        id: todo._id,
        form: edited,
        people: people.join() === base.people.join() ? undefined : people,
        version: base.version,
        askAgain,
      })
      return edit.dialog.close
    },
    edit.fail,
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
          onCheckedChange={(checked) => edit.setAskAgain(checked === true)}
        />
      }
      dialog={edit.dialog}
      isTouched={edit.isTouched}
      {...sending}
    >
      <ChangedByOthers
        refusal={edit.refusal}
        noun="task"
        changes={readableChanges(changesBetween(opened, base))}
      />
      <PostTodoFields form={form} todo={todo._id} />
    </FormDialog>
  )
}
