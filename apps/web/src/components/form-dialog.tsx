import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useReturnFocus } from '../hooks/use-return-focus'

interface FormDialogProps {
  title: string
  /** What opens the dialog: one button. */
  trigger: ReactNode
  /** The form's id, for the button that sends it. */
  formId: string
  submitLabel: string
  isOpen: boolean
  onOpen: () => void
  /** The dialog is closed for good: what was typed may go. */
  onClose: () => void
  /** Something was edited: closing asks first. */
  isTouched: boolean
  isSubmitting: boolean
  children: ReactNode
}

/** A form in a dialog, and the question before edits are lost. */
export const FormDialog = ({
  title,
  trigger,
  formId,
  submitLabel,
  isOpen,
  onOpen,
  onClose,
  isTouched,
  isSubmitting,
  children,
}: FormDialogProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const { rememberFocus, onCloseAutoFocus } = useReturnFocus()
  const isLeaving = useRef(false)

  const changeOpen = (open: boolean) => {
    if (open) onOpen()
    else if (isSubmitting) return
    else if (isTouched) {
      rememberFocus()
      isLeaving.current = false
      setIsAsking(true)
    } else onClose()
  }

  return (
    <>
      <Dialog open={isOpen} onOpenChange={changeOpen}>
        <DialogTrigger asChild>{trigger}</DialogTrigger>
        <DialogContent
          title={title}
          footer={
            <Button type="submit" form={formId} loading={isSubmitting}>
              {submitLabel}
            </Button>
          }
        >
          {children}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Are you sure you want to close this form?"
        description="All unsaved changes will be lost."
        confirmLabel="Yes, Close"
        onConfirm={() => {
          isLeaving.current = true
          setIsAsking(false)
          onClose()
        }}
        onCloseAutoFocus={(event) => {
          // The form's own dialog gives the focus back to what opened it.
          if (isLeaving.current) event.preventDefault()
          else onCloseAutoFocus(event)
        }}
      />
    </>
  )
}
