import type { QueryKey } from '@tanstack/react-query'
import { maxLength } from '@tropa/contract/base/text'
import { Field } from '@tropa/ui/field'
import { Textarea } from '@tropa/ui/textarea'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { ApiClient } from '../api/api-context'
import { apiFailure, hintOf, serverMessage } from '../api/api-failure'
import { notSent } from '../api/failure-text'
import { toastFailure } from '../api/toast-failure'
import { useChange } from '../api/use-change'
import type { ItemDialog } from '../hooks/use-item-dialog'
import { useKeptDialog } from '../hooks/use-kept-fields'
import { useSend } from '../hooks/use-send'
import { FormDialog } from './form-dialog'

/** A question that a list asks about one of its items, and what happens with the answer. */
export interface Question {
  title: string
  about: ReactNode
  /** Names the draft of the answer. */
  draft: string
  fieldLabel: string
  submitLabel: string
  /** The field's error when it is empty; without this, it may be empty. */
  missing?: string
  /** Sends the answer. The dialog closes when that succeeds, and else says why. */
  send: (api: ApiClient, text: string) => Promise<unknown>
  /** The toast of a success. */
  done: string
  reloaded: readonly QueryKey[]
}

interface ReasonDialogProps {
  dialog: Omit<ItemDialog<Question>, 'ask'>
}

const QuestionForm = ({ question, dialog }: ReasonDialogProps & { question: Question }) => {
  const [opened] = useState(question)
  const [isChanged, setIsChanged] = useState(false)
  // Once the server has said that somebody else changed the item, the answer is to what the list shows now.
  const { title, about, draft, fieldLabel, submitLabel, missing, send, done, reloaded } = isChanged
    ? question
    : opened
  const { mutateAsync } = useChange(send, done, reloaded)
  const form = useForm({ defaultValues: { text: '' } })
  const { errors } = form.formState
  const kept = useKeptDialog(form, draft, dialog)
  const sending = useSend(
    form,
    async ({ text }) => {
      await mutateAsync(text.trim())
      return kept.dialog.close
    },
    (error, _isShown, isUnseen) => {
      if (isUnseen) {
        toastFailure(error, notSent)
        return
      }
      const message = serverMessage(error, hintOf(error) ?? `${notSent} Please try again.`)
      // The error is there by the time screen readers read the field.
      flushSync(() => {
        if (apiFailure(error).status === 409) setIsChanged(true)
        form.setError('text', { type: 'server', message })
      })
      form.setFocus('text')
    },
  )
  return (
    <FormDialog {...{ title, submitLabel }} {...kept} {...sending}>
      {about}
      <Field
        label={fieldLabel}
        error={errors.text?.message}
        required={missing !== undefined}
        optional={missing === undefined}
      >
        <Textarea
          {...form.register('text', {
            validate: (text) => text.trim() !== '' || (missing ?? true),
          })}
          maxLength={maxLength.reason}
        />
      </Field>
    </FormDialog>
  )
}

/** Belongs to the whole list, so that what was typed stays when its item disappears. */
export const ReasonDialog = ({ dialog }: ReasonDialogProps) =>
  dialog.subject ? (
    <QuestionForm key={dialog.count} question={dialog.subject} dialog={dialog} />
  ) : null
