import { maxLength } from '@tropa/contract/schemas/text'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Textarea } from '@tropa/ui/textarea'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { serverMessage } from '../../api/api-failure'
import { FormDialog } from '../../components/form-dialog'
import { KeepFocus } from '../../hooks/keep-focus'
import { useReturnFocus } from '../../hooks/use-return-focus'

interface ReasonDialogProps {
  title: string
  /** The text of the button that opens it. */
  label: string
  /** The button's whole name, where its text says too little without what is around it. */
  accessibleLabel?: string
  fieldLabel: string
  submitLabel: string
  /** What the field says when it is empty; without it, it may be. */
  missing?: string
  variant?: 'primary' | 'secondary' | 'ghost'
  /** What the dialog is about. */
  children?: ReactNode
  /** Sends the text; the dialog closes when that succeeds. */
  onSubmit: (text: string) => Promise<unknown>
}

/** A button that opens a dialog which asks for one text. */
export const ReasonDialog = ({
  title,
  label,
  accessibleLabel,
  fieldLabel,
  submitLabel,
  missing,
  variant = 'secondary',
  children,
  onSubmit,
}: ReasonDialogProps) => {
  const formId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { rememberFocus, onCloseAutoFocus } = useReturnFocus()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isSubmitting, setIsSubmitting] = useState(false)

  const close = () => {
    setText('')
    setError(undefined)
    setIsOpen(false)
  }

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
      close()
    } catch (failure) {
      refuse(serverMessage(failure, 'This could not be sent. Please try again.'))
    } finally {
      setIsSubmitting(false)
    }
  }

  return (
    <KeepFocus>
      <FormDialog
        title={title}
        trigger={
          <Button
            ref={trigger}
            variant={variant}
            size="sm"
            aria-label={accessibleLabel}
            className="print:hidden"
          >
            {label}
          </Button>
        }
        formId={formId}
        submitLabel={submitLabel}
        isOpen={isOpen}
        onOpen={() => {
          rememberFocus(trigger.current)
          setIsOpen(true)
        }}
        onClose={close}
        onCloseAutoFocus={onCloseAutoFocus}
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
    </KeepFocus>
  )
}
