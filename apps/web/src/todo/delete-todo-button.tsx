import type { Todo } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { useState } from 'react'
import { useDeleteTodo } from './use-delete-todo'

/** The trash of a to-do, and the question it asks. */
export const DeleteTodoButton = ({ todo }: { todo: Todo }) => {
  const [isOpen, setIsOpen] = useState(false)
  const deletion = useDeleteTodo()
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Are you sure you want to delete this task?"
      description="This cannot be undone."
      confirmLabel="Yes, Delete"
      tone="danger"
      loading={deletion.isPending}
      onConfirm={() => deletion.mutate(todo, { onSettled: () => setIsOpen(false) })}
      trigger={
        <Button variant="ghost" size="sm" aria-label={`Delete: ${todo.title}`}>
          Delete
        </Button>
      }
    />
  )
}
