import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { useTodoVersion } from '../api/todo-queries'
import type { Edited } from './edit-todo-dialog'

interface EditButtonProps {
  todo: Todo
  /** Opens the form with the to-do and the version that the card shows. */
  onEdit: (edited: Edited) => void
}

/** The button that edits a to-do. */
export const EditButton = ({ todo, onEdit }: EditButtonProps) => {
  const { version } = useTodoVersion(todo)
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Edit: ${todo.title}`}
      onClick={() => onEdit({ todo, version })}
    >
      Edit
    </Button>
  )
}
