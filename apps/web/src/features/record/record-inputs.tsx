import type { RecordForm } from '@tropa/contract/record'
import { maxLength } from '@tropa/contract/schemas/text'
import { DatePicker } from '@tropa/ui/date-picker'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import type { UseFormReturn } from 'react-hook-form'
import { useToday } from '../../hooks/use-site'
import type { RecordFields } from './record-fields'

interface RecordInputsProps {
  form: UseFormReturn<RecordFields, unknown, RecordForm>
}

/** What of a record is typed, and can be corrected later. */
export const RecordInputs = ({ form: { register, formState } }: RecordInputsProps) => {
  const today = useToday()
  const { errors } = formState
  return (
    <>
      <Field label="Violation" error={errors.violation?.message} required className="sm:col-span-2">
        <Input {...register('violation')} maxLength={maxLength.violation} autoComplete="off" />
      </Field>
      <Field label="Fee" hint="In whole pesos" error={errors.fee?.message} required>
        <Input {...register('fee')} type="number" inputMode="numeric" min={0} step={1} />
      </Field>
      <Field label="Status" hint="Such as 1 absence(s)" error={errors.status?.message} required>
        <Input {...register('status')} maxLength={maxLength.status} autoComplete="off" />
      </Field>
      <Field label="Date" error={errors.date?.message} required>
        <DatePicker {...register('date')} today={today} />
      </Field>
      <Field label="Time" error={errors.time?.message}>
        <Input {...register('time')} type="time" />
      </Field>
    </>
  )
}
