import { useState } from 'react'
import { Button } from '../button/button'
import { ConfirmDialog } from './confirm-dialog'

/** Asks before an order is deleted, and stays open while that is done. */
export const ConfirmDialogExamples = () => {
  const [open, setOpen] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const deleteOrder = () => {
    setDeleting(true)
    setTimeout(() => {
      setDeleting(false)
      setOpen(false)
    }, 1000)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete order 1042?"
      description="Its invoice and its messages are deleted too. This cannot be undone."
      confirmLabel="Delete order"
      tone="danger"
      loading={deleting}
      onConfirm={deleteOrder}
      trigger={
        <Button variant="secondary" className="w-fit">
          Delete order
        </Button>
      }
    />
  )
}
