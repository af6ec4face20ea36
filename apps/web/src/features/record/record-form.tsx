import { useQuery } from '@tanstack/react-query'
import type { RecordForm } from '@tropa/contract/record/record'
import { countsText } from '@tropa/contract/record/record-text'
import { dateIn } from '@tropa/contract/base/team-time'
import { Button } from '@tropa/ui/button'
import { DatePicker } from '@tropa/ui/date-picker'
import { Field } from '@tropa/ui/field'
import { PlusIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { NativeSelect } from '@tropa/ui/native-select'
import { type UseFormReturn, Controller, useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { isOutdated } from '../../api/api-failure'
import { memberList } from '../../api/shared-queries'
import { FormDialog } from '../../components/form-dialog'
import { timeIn } from '../../format/zoned-time'
import { useDraftForm } from '../../hooks/use-draft-form'
import { useKeptDialog } from '../../hooks/use-kept-fields'
import { useSend } from '../../hooks/use-send'
import { useSettings, useSite, useToday } from '../../hooks/use-site'
import { useAddRecord, useCorrectRecord } from './api'
import {
  kindLabels,
  readStatus,
  type RecordFields,
  recordResolver,
  restoreRecord,
} from './record-fields'
import { AboutRecord, linkHint, type RecordDialogProps, MemberSelect } from './record-dialogs'

interface RecordInputsProps {
  form: UseFormReturn<RecordFields, unknown, RecordForm>
}

/** The fields of a record that are typed and can be corrected later. */
const RecordInputs = ({ form: { register, control, formState } }: RecordInputsProps) => {
  const today = useToday()
  const [kind, status] = useWatch({ control, name: ['kind', 'status'] })
  const { many, cents } = useSettings().currency
  const { errors } = formState
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Violation" error={errors.violation?.message} required className="sm:col-span-2">
        <Input {...register('violation')} autoComplete="off" />
      </Field>
      <Field
        label="Fee"
        hint={cents ? `In ${many}` : `In whole ${many}`}
        error={errors.fee?.message}
        required
      >
        <Input {...register('fee')} inputMode={cents ? 'decimal' : 'numeric'} autoComplete="off" />
      </Field>
      <Field label="Kind" error={errors.kind?.message} required>
        <NativeSelect {...register('kind')}>
          <option value="">Choose a kind</option>
          {kindLabels.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {kind === 'other' ? (
        <Field
          label="Status"
          hint={`${countsText(status)}.`}
          error={errors.status?.message}
          required
          className="sm:col-span-2"
        >
          <Input {...register('status')} autoComplete="off" />
        </Field>
      ) : (
        <Field
          label="Number"
          hint="Which one of this kind it is, such as 2 for the second"
          error={errors.number?.message}
          required
          className="sm:col-span-2"
        >
          <Input {...register('number')} inputMode="numeric" autoComplete="off" />
        </Field>
      )}
      <Field label="Date" error={errors.date?.message} required>
        <DatePicker {...register('date')} today={today} />
      </Field>
      <Field label="Time" error={errors.time?.message}>
        <Input {...register('time')} type="time" />
      </Field>
    </div>
  )
}

export const AddRecordDialog = () => {
  const addRecord = useAddRecord()
  const today = useToday()
  const { timeZone } = useSite()
  const { currency } = useSettings()
  const { form, isTouched, dialog } = useDraftForm({
    name: 'record',
    resolver: recordResolver(timeZone, currency),
    empty: () => ({ ...restoreRecord({}), number: '1', date: today, time: timeIn(timeZone) }),
    restore: restoreRecord,
  })
  const members = useQuery(memberList(useApi()))
  const usernameOf = (id: string) => members.data?.find(({ _id }) => _id === id)?.username ?? ''
  const { register, control, formState } = form
  const { errors } = formState
  const sending = useSend(form, async (record) => {
    await addRecord.mutateAsync(record)
    return dialog.close
  })

  return (
    <FormDialog
      title="Add record"
      trigger={
        <Button>
          <PlusIcon aria-hidden />
          Add record
        </Button>
      }
      submitLabel="Post"
      dialog={dialog}
      isTouched={isTouched}
      {...sending}
    >
      <Field label="Name" error={errors.name?.message} required>
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <Controller
        control={control}
        name="userId"
        render={({ field, fieldState }) => (
          <Field
            label="Member"
            optional
            hint={
              members.isError
                ? 'The members failed to load. You can choose one later, in the list.'
                : linkHint
            }
            error={fieldState.error?.message}
          >
            <MemberSelect
              {...field}
              members={members.data ?? []}
              onChange={(event) => {
                const filled = usernameOf(form.getValues('userId'))
                field.onChange(event)
                // A name that somebody has typed stays.
                if (['', filled].includes(form.getValues('name').trim())) {
                  const name = usernameOf(event.target.value)
                  form.setValue('name', name, { shouldValidate: formState.isSubmitted })
                }
              }}
            />
          </Field>
        )}
      />
      <RecordInputs form={form} />
    </FormDialog>
  )
}

/** Corrects a record that was typed. The server alone knows which ones a roll call wrote. */
export const EditRecordDialog = ({ record, dialog }: RecordDialogProps) => {
  const { timeZone } = useSite()
  const { currency } = useSettings()
  const correcting = useCorrectRecord()
  const { _id: id, name, violation, fee, status, date, userId } = record
  const form = useForm({
    resolver: recordResolver(timeZone, currency),
    defaultValues: {
      name,
      violation,
      fee: String(fee),
      ...readStatus(status),
      date: dateIn(timeZone, new Date(date)),
      time: timeIn(timeZone, new Date(date)),
      userId: userId ?? '',
    } satisfies RecordFields,
  })
  const { dirtyFields } = form.formState
  const kept = useKeptDialog(form, `edit-record:${id}`, dialog)
  // The form shows no seconds, so they stay unless somebody changes the time.
  const isMoved = dirtyFields.date === true || dirtyFields.time === true

  const sending = useSend(
    form,
    async (typed) => {
      await correcting.mutateAsync({ ...typed, id, date: isMoved ? typed.date : date })
      return kept.dialog.close
    },
    (error, _isShown, isUnseen) => {
      if (isOutdated(error) && !isUnseen) kept.dialog.close()
    },
  )

  return (
    <FormDialog title="Edit a record" submitLabel="Save" {...kept} {...sending}>
      <AboutRecord {...record} />
      <RecordInputs form={form} />
    </FormDialog>
  )
}
