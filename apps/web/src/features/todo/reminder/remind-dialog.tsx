import type { Todo } from '@tropa/contract/todo'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import type { useConfirmation } from '../../../hooks/use-confirmation'
import { useToday } from '../../../hooks/use-site'
import { useRemind, useWaiting } from './waiting'
import { reminderQuestion } from './reminder-text'

interface RemindDialogProps {
  todo: Todo
  dialog: ReturnType<typeof useConfirmation<Todo>>
}

/** Asks before reminders of a to-do are sent, and says who will get none. */
export const RemindDialog = ({ todo, dialog }: RemindDialogProps) => {
  const { isOpen, close, cancel, onCloseAutoFocus } = dialog
  const today = useToday()
  const { waiting } = useWaiting(todo)
  const reminding = useRemind()
  if (!waiting) return null
  const { title, note } = reminderQuestion(waiting, today)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) cancel()
      }}
      title={title}
      description={note}
      confirmLabel="Yes, Remind"
      loading={reminding.isPending}
      onConfirm={() => {
        if (!reminding.isPending) reminding.mutate(todo, { onSettled: close })
      }}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{todo.title}</p>
    </ConfirmDialog>
  )
}
