import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Todo, todo as storedTodo } from '@tropa/contract/todo/todo'
import { Checkbox } from '@tropa/ui/checkbox'
import * as z from 'zod/mini'
import { EditDialog } from '../../components/edit-dialog'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useEditForm } from '../../hooks/use-edit-form'
import { useToday, useTeamNames } from '../../hooks/use-site'
import { useTodoCache, useEditTodo, type TodoFields } from './api'
import { storedPeople, todoSchemaOn, useNaming, useStillAsked } from './people/people'
import { storedBefore } from './people/set-people'
import { readableTexts } from './todo-changes'
import { todoFieldsOf, type NamingTodo, PostTodoFields, restoreTodo } from './todo-form'

const namingTodo = z.extend(storedTodo, { people: storedPeople })

interface EditTodoDialogProps {
  /** The to-do as the card showed it. */
  todo: Todo
  dialog: ItemDialog<Todo>
  /** Called when the list has its new order. */
  onSaved: () => void
}

export const EditTodoDialog = ({ todo, dialog, onSaved }: EditTodoDialogProps) => {
  const cache = useTodoCache()
  const editTodo = useEditTodo(onSaved)
  const teams = useTeamNames()
  const naming = useNaming()
  const stillAsked = useStillAsked()
  const edit = useEditForm<NamingTodo, TodoFields, TodoFields>({
    name: 'edit-todo',
    noun: 'to-do',
    row: naming(todo),
    schema: namingTodo,
    resolver: standardSchemaResolver(todoSchemaOn(useToday())),
    fieldsOf: (present) => todoFieldsOf(present, teams),
    restore: (typed) => restoreTodo(typed, teams),
    load: async () => {
      const present = (await cache.load()).find(({ _id }) => _id === todo._id)
      return present && naming(present)
    },
    dialog,
  })
  const { form, base, askAgain } = edit
  return (
    <EditDialog
      title="Edit a to-do"
      edit={edit}
      texts={readableTexts}
      choice={
        <Checkbox
          label="Ask everybody to acknowledge again"
          description="Leave it out for a typing mistake."
          checked={askAgain}
          onCheckedChange={(checked) => edit.setAskAgain(checked === true)}
        />
      }
      save={({ people, ...edited }) => {
        const { assignees } = edited
        const isChosenAgain =
          String([assignees, people]) !== String([todoFieldsOf(base, teams).assignees, base.people])
        const sent = editTodo.mutateAsync({
          id: todo._id,
          form: edited,
          people: isChosenAgain ? stillAsked(people, assignees) : undefined,
          version: base.version,
          askAgain,
        })
        return sent.catch((error: unknown) => {
          edit.takeVersion(storedBefore(error))
          throw error
        })
      }}
    >
      <PostTodoFields form={form} todo={todo._id} />
    </EditDialog>
  )
}
