import type { HandledInquiry } from '@tropa/contract/inquiry'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { toastFailure } from '../../../api/toast-failure'
import type { Confirmation } from '../../../hooks/use-confirmation'
import { useDeleteInquiry } from '../api/inquiry-queries'

/** Asks before an inquiry is deleted, then deletes it. */
export const DeleteInquiryDialog = ({ dialog }: { dialog: Confirmation<HandledInquiry> }) => {
  const { subject: inquiry, isOpen, close, cancel, onCloseAutoFocus } = dialog
  const deletion = useDeleteInquiry()
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) cancel()
      }}
      title="Are you sure you want to delete this inquiry?"
      description="This cannot be undone."
      confirmLabel="Yes, Delete"
      tone="danger"
      loading={deletion.isPending}
      onConfirm={() => {
        if (!inquiry || deletion.isPending) return
        deletion.mutate(inquiry._id, {
          onError: (error) => toastFailure(error, 'Failed to delete the inquiry'),
          onSettled: close,
        })
      }}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <p className="[overflow-wrap:anywhere]">
        <bdi className="font-semibold">{inquiry?.name}</bdi>: <bdi>{inquiry?.category}</bdi>
      </p>
    </ConfirmDialog>
  )
}
