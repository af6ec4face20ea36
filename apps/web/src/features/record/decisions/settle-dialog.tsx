import type { RecordDecision } from '@tropa/contract/standing/decision'
import { maxLength } from '@tropa/contract/schemas/text'
import { Field } from '@tropa/ui/field'
import { RadioGroup } from '@tropa/ui/radio-group'
import { Textarea } from '@tropa/ui/textarea'
import { useId, useState } from 'react'
import { isConflict } from '../../../api/api-failure'
import { toastFailure } from '../../../api/toast-failure'
import { FormDialog } from '../../../components/form-dialog'
import { OwnDecision } from '../../../components/own-decision'
import { useMember } from '../../../session/member-context'
import { AboutRecord, RecordDialog, type RecordDialogProps } from '../record-dialog'
import { useDecideRecord } from './api'
import { choicesFor } from './choices'

const title = 'Decide about a record'

/** Decides about a record of somebody else. */
const DecisionForm = ({ record, dialog }: RecordDialogProps) => {
  const formId = useId()
  const deciding = useDecideRecord()
  const options = choicesFor(record)
  const [state, setState] = useState<RecordDecision | undefined>(options[0]?.value)
  const [answer, setAnswer] = useState('')
  const submit = () => {
    if (deciding.isPending || !state) return
    const text = answer.trim()
    deciding.mutate(
      { id: record._id, state, ...(text && { answer: text }) },
      {
        onSuccess: dialog.close,
        onError: (error) => {
          toastFailure(error, 'Failed to decide about the record')
          // Somebody else has decided: other choices are possible now, or none.
          if (isConflict(error)) dialog.close()
        },
      },
    )
  }
  return (
    <FormDialog
      title={title}
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
        <AboutRecord {...record} />
        <Field label="Decision">
          <RadioGroup options={options} value={state ?? ''} onValueChange={setState} />
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

/** Decides about a record of the list. Nobody decides about themselves: the dialog says who can. */
export const SettleDialog = ({ record, dialog }: RecordDialogProps) => {
  const { id: ownId } = useMember()
  if (record.userId !== ownId) return <DecisionForm record={record} dialog={dialog} />
  return (
    <RecordDialog {...{ record, dialog, title }}>
      <OwnDecision />
    </RecordDialog>
  )
}
