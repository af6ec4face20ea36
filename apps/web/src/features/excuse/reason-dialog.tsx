import { maxLength } from '@tropa/contract/schemas/text'
import { Field } from '@tropa/ui/field'
import { Textarea } from '@tropa/ui/textarea'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { serverMessage } from '../../api/api-failure'
import { FormDialog } from '../../components/form-dialog'
import type { Confirmation } from '../../hooks/use-confirmation'

interface ReasonDialogProps {
  /** Belongs to the whole list: what was typed stays when the item it is about goes away. */
  dialog: Pick<Confirmation<unknown>, 'isOpen' | 'close' | 'cancel' | 'onCloseAutoFocus'>
  title: string
  fieldLabel: string
  submitLabel: string
  /** What the field says when it is empty; without it, it may be. */
  missing?: string
  /** What the dialog is about. */
  children?: ReactNode
  /** Sends the text. The dialog closes when that succeeds, and else says why. */
  onSubmit: (text: string) => Promise<unknown>
}

/** A dialog which asks for one text. */
export const ReasonDialog = ({
  dialog,
  title,
  fieldLabel,
  submitLabel,
  missing,
  children,
  onSubmit,
}: ReasonDialogProps) => {
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isSubmitting, setIsSubmitting] = useState(false)

  const refuse = (message: string) => {
    // The error is there by the time screen readers read the field.
    flushSync(() => setError(message))
    field.current?.focus()
  }

  const submit = async () => {
    if (isSubmitting) return
    if (missing !== undefined && text.trim() === '') {
      refuse(missing)
      return
    }
    setIsSubmitting(true)
    try {
      await onSubmit(text.trim())
      dialog.close()
    } catch (failure) {
      refuse(serverMessage(failure, 'This could not be sent. Please try again.'))
    } finally {
      setIsSubmitting(false)
    }
  }

  return (
    <FormDialog
      title={title}
      formId={formId}
      submitLabel={submitLabel}
      isOpen={dialog.isOpen}
      onClose={dialog.cancel}
      onCloseAutoFocus={dialog.onCloseAutoFocus}
      isTouched={text !== ''}
      isSubmitting={isSubmitting}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {children}
        <Field label={fieldLabel} error={error} required={missing !== undefined}>
          <Textarea
            ref={field}
            value={text}
            maxLength={maxLength.reason}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
    </FormDialog>
  )
}
