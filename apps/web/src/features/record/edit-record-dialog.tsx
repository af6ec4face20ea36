import { dateIn } from '@tropa/contract/time/team-time'
import { useId, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { isConflict } from '../../api/api-failure'
import { setFieldErrors } from '../../api/form-errors'
import { FormDialog } from '../../components/form-dialog'
import { timeIn } from '../../format/zoned-time'
import { useSingleSubmit } from '../../hooks/use-single-submit'
import { useSite } from '../../hooks/use-site'
import { useCorrectRecord } from './api/record-writes'
import { AboutRecord, type RecordDialogProps } from './record-dialog'
import { recordFields, recordResolver, type RecordFields } from './record-fields'
import { RecordInputs } from './record-inputs'

/** Corrects a record that was typed. The server alone knows which ones a roll call wrote. */
export const EditRecordDialog = ({ record, dialog }: RecordDialogProps) => {
  const formId = useId()
  const { timeZone } = useSite()
  const correcting = useCorrectRecord()
  const { _id: id, name, violation, fee, status, date, userId } = record
  const form = useForm({
    resolver: useMemo(() => recordResolver(timeZone), [timeZone]),
    defaultValues: {
      name,
      violation,
      fee: String(fee),
      status,
      date: dateIn(timeZone, new Date(date)),
      time: timeIn(timeZone, new Date(date)),
      userId: userId ?? '',
    } satisfies RecordFields,
  })
  const { handleSubmit, setError, formState } = form
  const { isDirty, isSubmitting, dirtyFields } = formState
  // The form shows no seconds, which stay where nobody changes the time.
  const isMoved = dirtyFields.date === true || dirtyFields.time === true

  const submit = useSingleSubmit(
    handleSubmit(async (typed) => {
      try {
        await correcting.mutateAsync({ ...typed, id, date: isMoved ? typed.date : date })
        dialog.close()
      } catch (error) {
        setFieldErrors(recordFields, error, setError)
        if (isConflict(error)) dialog.close()
      }
    }),
  )

  return (
    <FormDialog
      title="Edit a record"
      formId={formId}
      submitLabel="Save"
      isOpen={dialog.isOpen}
      onClose={dialog.cancel}
      onCloseAutoFocus={dialog.onCloseAutoFocus}
      isTouched={isDirty}
      isSubmitting={isSubmitting}
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <AboutRecord {...record} />
        </div>
        <RecordInputs form={form} />
      </form>
    </FormDialog>
  )
}
