import { useQuery } from '@tanstack/react-query'
import { maxLength } from '@tropa/contract/schemas/text'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { PlusIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { useId, useMemo, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { memberList } from '../../api/shared-queries'
import { FormDialog } from '../../components/form-dialog'
import { useDraftForm } from '../../hooks/use-draft-form'
import { useSingleSubmit } from '../../hooks/use-single-submit'
import { setFieldErrors } from '../../api/form-errors'
import { useSite, useToday } from '../../hooks/use-site'
import { timeIn } from '../../format/zoned-time'
import { useAddRecord } from './api/record-writes'
import { MemberSelect } from './linked-member/member-select'
import { recordFields, recordResolver, restoreRecord } from './record-fields'
import { RecordInputs } from './record-inputs'

const useRecordForm = () => {
  const { timeZone } = useSite()
  const today = useToday()
  return useDraftForm({
    name: 'record',
    resolver: useMemo(() => recordResolver(timeZone), [timeZone]),
    empty: () => ({
      name: '',
      violation: '',
      fee: '',
      status: '',
      date: today,
      time: timeIn(timeZone),
      userId: '',
    }),
    restore: restoreRecord,
  })
}

/** The button that opens the form of a new penalty record, and the form's dialog. */
export const AddRecordDialog = () => {
  const formId = useId()
  const addRecord = useAddRecord()
  const { form, isTouched, discard } = useRecordForm()
  const members = useQuery(memberList(useApi()))
  const { register, control, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const [isOpen, setIsOpen] = useState(isTouched)

  const close = () => {
    discard()
    setIsOpen(false)
  }

  const submit = useSingleSubmit(
    handleSubmit(async (record) => {
      try {
        await addRecord.mutateAsync(record)
        close()
      } catch (error) {
        setFieldErrors(recordFields, error, setError)
      }
    }),
  )

  return (
    <FormDialog
      title="Add record"
      trigger={
        <Button>
          <PlusIcon aria-hidden />
          Add record
        </Button>
      }
      formId={formId}
      submitLabel="Post"
      isOpen={isOpen}
      onOpen={() => {
        // Sets date and time to now: the screen may have been open for hours.
        if (!isTouched) discard()
        setIsOpen(true)
      }}
      onClose={close}
      isTouched={isTouched}
      isSubmitting={isSubmitting}
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        <Field label="Name" error={errors.name?.message} required className="sm:col-span-2">
          <Input {...register('name')} maxLength={maxLength.name} autoComplete="off" />
        </Field>
        <Controller
          control={control}
          name="userId"
          render={({ field, fieldState }) => (
            <Field
              label="Member (optional)"
              hint={
                members.isError
                  ? 'The members failed to load. You can choose one later, in the list.'
                  : 'It counts for them, and they see it in their standing.'
              }
              error={fieldState.error?.message}
              className="sm:col-span-2"
            >
              <MemberSelect {...field} members={members.data ?? []} />
            </Field>
          )}
        />
        <RecordInputs form={form} />
      </form>
    </FormDialog>
  )
}
