import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Todo, TodoForm } from '@tropa/contract/todo/todo'
import { PlusIcon } from '@tropa/ui/icons'
import { Tile } from '@tropa/ui/tile'
import { useState } from 'react'
import { isOutdated } from '../../api/api-failure'
import { FormDialog } from '../../components/form-dialog'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useDraftForm } from '../../hooks/use-draft-form'
import { useSend } from '../../hooks/use-send'
import { useToday, useTeamNames } from '../../hooks/use-site'
import { usePostTodo, useTodoCache } from './api'
import { dayAgain } from './day-again'
import { todoSchemaOn, useNaming, useStillAsked } from './people/people'
import { storedBefore } from './people/set-people'
import { todoFieldsOf, restoreTodo, PostTodoFields } from './todo-form'
import { showNewCard } from './new-card'

const PostTile = (
  <Tile asChild interactive className="print:hidden mb-3 w-full border-dashed p-4 sm:mb-4 sm:p-5">
    <button type="button" className="flex items-center gap-4 text-start">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-card bg-accent text-on-accent"
      >
        <PlusIcon className="size-5" />
      </span>
      <span className="grid">
        <span className="text-md font-semibold">Post a to-do</span>
        <span className="text-ink-soft">Add a new task for the team</span>
      </span>
    </button>
  </Tile>
)

interface PostTodoDialogProps {
  /** Called with what was sent; the new to-do itself comes only with the reloaded list. */
  onPosted?: (todo: TodoForm) => void
  /** The to-do to post again and the dialog of its form; without it, a tile opens an empty form. */
  again?: { todo: Todo; dialog: ItemDialog<Todo> }
  /** Values of a new to-do that another page provides, and the dialog of its form; `name` names its draft. */
  start?: Pick<TodoForm, 'title' | 'assignees'> & { name: string; dialog: ItemDialog<string> }
}

/** The form that posts a to-do. Each to-do that is posted again has a draft of its own. */
export const PostTodoDialog = ({ onPosted, again, start }: PostTodoDialogProps) => {
  const postTodo = usePostTodo()
  const today = useToday()
  const teams = useTeamNames()
  const naming = useNaming()
  const { form, isTouched, dialog } = useDraftForm({
    name: again ? `todo-again:${again.todo._id}` : (start?.name ?? 'todo'),
    resolver: standardSchemaResolver(todoSchemaOn(today)),
    empty: () =>
      again
        ? {
            ...todoFieldsOf(naming(again.todo), teams),
            deadline: dayAgain(again.todo.deadline, today),
          }
        : restoreTodo({ title: start?.title, assignees: start?.assignees }, teams),
    restore: (draft) => restoreTodo(draft, teams),
    dialog: again?.dialog ?? start?.dialog,
  })
  const [wasPosted, setWasPosted] = useState(false)
  const stillAsked = useStillAsked()
  const cache = useTodoCache()

  const sending = useSend(
    form,
    async (todo) => {
      await postTodo.mutateAsync({ ...todo, people: stillAsked(todo.people, todo.assignees) })
      return () => {
        setWasPosted(true)
        dialog.close()
        onPosted?.(todo)
      }
    },
    async (error, _isShown, isUnseen) => {
      if (isUnseen) return
      const posted = storedBefore(error)
      const before = form.getValues('posted')
      if (posted) form.setValue('posted', posted)
      // Somebody has changed or deleted what an earlier attempt had posted.
      else if (before && isOutdated(error)) {
        const todos = await cache.load().catch(() => undefined)
        const present = todos?.find(({ _id }) => _id === before._id)
        if (todos) form.setValue('posted', present)
      }
    },
  )

  return (
    <FormDialog
      title="Post a to-do"
      trigger={again || start ? undefined : PostTile}
      submitLabel="Post"
      dialog={{
        ...dialog,
        open: () => {
          setWasPosted(false)
          dialog.open()
        },
        onCloseAutoFocus: (event) => {
          if (wasPosted && showNewCard()) event.preventDefault()
        },
      }}
      isTouched={isTouched}
      {...sending}
    >
      <PostTodoFields form={form} />
    </FormDialog>
  )
}
