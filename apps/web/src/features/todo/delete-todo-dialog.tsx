import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import type { useTodoDeletion } from './use-todo-deletion'

interface DeleteTodoDialogProps {
  deletion: ReturnType<typeof useTodoDeletion>
}

/** The question before a to-do is deleted. */
export const DeleteTodoDialog = ({ deletion }: DeleteTodoDialogProps) => (
  <ConfirmDialog
    open={deletion.isOpen}
    onOpenChange={(open) => {
      if (!open) deletion.close()
    }}
    title="Are you sure you want to delete this task?"
    description="This cannot be undone."
    confirmLabel="Yes, Delete"
    tone="danger"
    loading={deletion.isDeleting}
    onConfirm={deletion.confirm}
    onCloseAutoFocus={deletion.onCloseAutoFocus}
  >
    <p className="font-semibold [overflow-wrap:anywhere]">{deletion.subject?.title}</p>
  </ConfirmDialog>
)
