import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { useDeleteRecord } from './api/record-writes'
import { AboutRecord, type RecordDialogProps } from './record-dialog'

/** Asks before a record is taken back, then deletes it. */
export const DeleteRecordDialog = ({ record, dialog }: RecordDialogProps) => {
  const deletion = useDeleteRecord()
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      onOpenChange={(open) => {
        if (!open) dialog.cancel()
      }}
      title="Are you sure you want to delete this record?"
      description="It will count for nobody any more. This cannot be undone."
      confirmLabel="Yes, Delete"
      tone="danger"
      loading={deletion.isPending}
      onConfirm={() => {
        if (!deletion.isPending) deletion.mutate(record._id, { onSettled: dialog.close })
      }}
      onCloseAutoFocus={dialog.onCloseAutoFocus}
    >
      <AboutRecord {...record} />
    </ConfirmDialog>
  )
}
