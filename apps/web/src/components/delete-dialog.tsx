import type { UseMutationResult } from '@tanstack/react-query'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import type { ReactNode } from 'react'
import type { ItemDialog } from '../hooks/use-item-dialog'

interface DeleteDialogProps<Item> {
  dialog: ItemDialog<Item>
  /** What it is called in the question, such as `meeting`. */
  noun: string
  description?: string
  deletion: UseMutationResult<unknown, Error, Item>
  /** Shows which one it is. */
  children: (item: Item) => ReactNode
}

/** Asks before something of a list is deleted, then deletes it. */
export const DeleteDialog = <Item,>({
  dialog,
  noun,
  description = 'This cannot be undone.',
  deletion,
  children,
}: DeleteDialogProps<Item>) => (
  <ConfirmDialog
    open={dialog.isOpen}
    onOpenChange={dialog.cancel}
    title={`Are you sure you want to delete this ${noun}?`}
    description={description}
    confirmLabel="Yes, Delete"
    tone="danger"
    loading={deletion.isPending && deletion.variables === dialog.subject}
    onConfirm={() => {
      const { subject, close } = dialog
      if (subject) deletion.mutate(subject, { onSettled: close })
    }}
    returnFocusTo={dialog.returnFocusTo}
  >
    {dialog.subject ? children(dialog.subject) : null}
  </ConfirmDialog>
)
