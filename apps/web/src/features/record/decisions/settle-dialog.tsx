import type { PenaltyRecord } from '@tropa/contract/record'
import type { RecordDecision } from '@tropa/contract/standing/decision'
import { maxLength } from '@tropa/contract/schemas/text'
import { Field } from '@tropa/ui/field'
import { RadioGroup } from '@tropa/ui/radio-group'
import { Textarea } from '@tropa/ui/textarea'
import { useId, useState } from 'react'
import { FormDialog } from '../../../components/form-dialog'
import type { useConfirmation } from '../../../hooks/use-confirmation'
import { useDecideRecord } from './api'

const choices = [
  { value: 'settled', label: 'Settled', description: 'It was paid, or needs nothing more.' },
  { value: 'withdrawn', label: 'Withdrawn', description: 'It counts nowhere any more.' },
] as const satisfies readonly { value: RecordDecision; label: string; description: string }[]

interface SettleDialogProps {
  record: PenaltyRecord
  dialog: ReturnType<typeof useConfirmation<PenaltyRecord>>
}

/** Settles or withdraws a record of the list. */
export const SettleDialog = ({ record, dialog }: SettleDialogProps) => {
  const formId = useId()
  const deciding = useDecideRecord()
  const [state, setState] = useState<RecordDecision>('settled')
  const [answer, setAnswer] = useState('')
  const { _id: id, name, violation } = record
  const submit = () => {
    if (deciding.isPending) return
    const text = answer.trim()
    deciding.mutate({ id, state, ...(text && { answer: text }) }, { onSuccess: dialog.close })
  }
  return (
    <FormDialog
      title="Decide about a record"
      formId={formId}
      submitLabel="Decide"
      isOpen={dialog.isOpen}
      onClose={dialog.cancel}
      onCloseAutoFocus={dialog.onCloseAutoFocus}
      isTouched={answer !== ''}
      isSubmitting={deciding.isPending}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="[overflow-wrap:anywhere]">
          <bdi className="font-semibold">{name}</bdi>: <bdi>{violation}</bdi>
        </p>
        <Field label="Decision">
          <RadioGroup options={choices} value={state} onValueChange={setState} />
        </Field>
        <Field label="Answer (optional)">
          <Textarea
            value={answer}
            maxLength={maxLength.reason}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </Field>
      </form>
    </FormDialog>
  )
}
