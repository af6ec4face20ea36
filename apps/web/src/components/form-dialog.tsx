import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import { type ReactNode, startTransition, useRef, useState } from 'react'
import { useReturnFocus } from '../hooks/keep-focus'

interface FormDialogProps {
  title: string
  /** One button; without it, something else opens the dialog. */
  trigger?: ReactNode
  formId: string
  submitLabel: string
  /** A choice about sending the form, which stands beside its button and never scrolls away. */
  choice?: ReactNode
  isOpen: boolean
  onOpen?: () => void
  /** Called when the dialog closes; what was typed can be discarded. */
  onClose: () => void
  /** Moves the focus once the dialog is gone; else it returns to the trigger. */
  onCloseAutoFocus?: (event: Event) => void
  /** Whether closing asks first. */
  isTouched: boolean
  isSubmitting: boolean
  children: ReactNode
}

/** A form in a dialog that asks before edits are lost. */
export const FormDialog = ({
  title,
  trigger,
  formId,
  submitLabel,
  choice,
  isOpen,
  onOpen,
  onClose,
  onCloseAutoFocus: onFormCloseAutoFocus,
  isTouched,
  isSubmitting,
  children,
}: FormDialogProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const { rememberFocus, onCloseAutoFocus } = useReturnFocus()
  const isDiscarding = useRef(false)
  // A post that succeeds while the question is asked closes the form.
  if (!isOpen && isAsking) setIsAsking(false)

  const changeOpen = (open: boolean) => {
    if (!open && isSubmitting) return
    if (!open && isTouched) {
      rememberFocus()
      isDiscarding.current = false
    }
    // The press is painted first: a dialog takes long to render on a slow phone.
    startTransition(() => {
      if (open) onOpen?.()
      else if (isTouched) setIsAsking(true)
      else onClose()
    })
  }

  const button = (
    <Button type="submit" form={formId} loading={isSubmitting}>
      {submitLabel}
    </Button>
  )

  return (
    <>
      <Dialog open={isOpen} onOpenChange={changeOpen}>
        {trigger ? <DialogTrigger asChild>{trigger}</DialogTrigger> : null}
        <DialogContent
          title={title}
          {...(onFormCloseAutoFocus ? { onCloseAutoFocus: onFormCloseAutoFocus } : {})}
          footer={
            choice ? (
              <div className="-my-2 flex w-full items-center justify-between gap-3">
                {choice}
                {button}
              </div>
            ) : (
              button
            )
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
          isDiscarding.current = true
          setIsAsking(false)
          onClose()
        }}
        onCloseAutoFocus={(event) => {
          // The form's dialog returns the focus to its trigger.
          if (isDiscarding.current) event.preventDefault()
          else onCloseAutoFocus(event)
        }}
      />
    </>
  )
}
