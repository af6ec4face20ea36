import type { Todo } from '@tropa/contract/todo'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import type { useConfirmation } from '../../../hooks/use-confirmation'
import { useDeleteTodo } from '../api/delete-todo'

interface DeleteTodoDialogProps {
  confirmation: ReturnType<typeof useConfirmation<Todo>>
}

/** Asks before a to-do is deleted, then deletes it. */
export const DeleteTodoDialog = ({ confirmation }: DeleteTodoDialogProps) => {
  const { subject: todo, isOpen, close, cancel, onCloseAutoFocus } = confirmation
  const deletion = useDeleteTodo()
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) cancel()
      }}
      title="Are you sure you want to delete this task?"
      description="This cannot be undone."
      confirmLabel="Yes, Delete"
      tone="danger"
      loading={deletion.isPending}
      onConfirm={() => {
        if (todo && !deletion.isPending) deletion.mutate(todo, { onSettled: close })
      }}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{todo?.title}</p>
    </ConfirmDialog>
  )
}
