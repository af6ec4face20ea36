import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import type { ReturnFocusTo } from '@tropa/ui/keep-focus'
import { type ReactNode, startTransition, type SubmitEvent, useId, useRef, useState } from 'react'

interface FormDialogProps {
  title: string
  /** One button; without it, something else opens the dialog. */
  trigger?: ReactNode
  submitLabel: string
  /** `danger` for a form that removes a protection. */
  tone?: 'default' | 'danger'
  /** A choice about sending the form, which stands beside its button and never scrolls away. */
  choice?: ReactNode
  dialog: {
    isOpen: boolean
    open?: () => void
    /** Closes it; what was typed can be discarded. */
    close: () => void
    returnFocusTo?: ReturnFocusTo
    /** Moves the focus once the dialog is gone; by default it returns to where it was. */
    onCloseAutoFocus?: (event: Event) => void
    /** Whether the form cannot be sent any more; it says why. */
    isRefused?: boolean
  }
  /** Whether closing asks first. */
  isTouched: boolean
  isSubmitting: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Called before it closes, which it also does while the form is being sent. */
  onLeave?: () => void
  children: ReactNode
}

/** A form in a dialog that asks before edits are lost. */
export const FormDialog = ({
  title,
  trigger,
  submitLabel,
  tone = 'default',
  choice,
  dialog,
  isTouched,
  isSubmitting,
  onSubmit,
  onLeave,
  children,
}: FormDialogProps) => {
  const formId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const isDiscarding = useRef(false)
  // A post that succeeds while the question is asked closes the form.
  if (!dialog.isOpen && isAsking) setIsAsking(false)

  const leave = () => {
    onLeave?.()
    dialog.close()
  }

  const changeOpen = (open: boolean) => {
    if (!open && isTouched) isDiscarding.current = false
    // The press is painted first: a dialog takes long to render on a slow phone.
    startTransition(() => {
      if (open) dialog.open?.()
      else if (isTouched) setIsAsking(true)
      else leave()
    })
  }

  // Not `undefined`, which would override the `aria-disabled` of a loading button.
  const refused = dialog.isRefused && { 'aria-disabled': true }
  const button = (
    <Button
      type="submit"
      form={formId}
      variant={tone === 'danger' ? 'danger' : 'primary'}
      loading={isSubmitting}
      {...refused}
    >
      {submitLabel}
    </Button>
  )

  return (
    <>
      <Dialog open={dialog.isOpen} onOpenChange={changeOpen}>
        {trigger ? <DialogTrigger asChild>{trigger}</DialogTrigger> : null}
        <DialogContent
          title={<span className="wrap-anywhere">{title}</span>}
          returnFocusTo={dialog.returnFocusTo}
          onCloseAutoFocus={dialog.onCloseAutoFocus}
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
          <form
            id={formId}
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              if (dialog.isRefused) event.preventDefault()
              else onSubmit(event)
            }}
          >
            {children}
          </form>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Are you sure you want to close this form?"
        description={
          isSubmitting
            ? 'It is being sent, and may still be saved.'
            : 'All unsaved changes will be lost.'
        }
        confirmLabel="Yes, Close"
        onConfirm={() => {
          isDiscarding.current = true
          setIsAsking(false)
          leave()
        }}
        onCloseAutoFocus={(event) => {
          // The form's dialog returns the focus to its trigger.
          if (isDiscarding.current) event.preventDefault()
        }}
      />
    </>
  )
}
