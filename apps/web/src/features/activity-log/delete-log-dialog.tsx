import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { ActionLabel } from './action-label'
import type { useLogDeletion } from './use-log-deletion'

interface DeleteLogDialogProps {
  deletion: ReturnType<typeof useLogDeletion>
}

/** Asks before an entry of the activity log is deleted. */
export const DeleteLogDialog = ({ deletion }: DeleteLogDialogProps) => (
  <ConfirmDialog
    open={deletion.isOpen}
    onOpenChange={(open) => {
      if (!open) deletion.cancel()
    }}
    title="Are you sure you want to delete this activity log?"
    description="This cannot be undone."
    confirmLabel="Yes, Delete"
    tone="danger"
    loading={deletion.isDeleting}
    onConfirm={deletion.confirm}
    onCloseAutoFocus={deletion.onCloseAutoFocus}
  >
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-card border border-line p-4 [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-ink-soft">
      <dt>User</dt>
      <dd>{deletion.subject?.username}</dd>
      <dt>Action</dt>
      <dd>{deletion.subject ? <ActionLabel action={deletion.subject.action} /> : null}</dd>
      <dt>Description</dt>
      <dd>{deletion.subject?.description}</dd>
    </dl>
  </ConfirmDialog>
)
