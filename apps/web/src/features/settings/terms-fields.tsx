import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { NativeSelect } from '@tropa/ui/native-select'
import { useWatch } from 'react-hook-form'
import { monthName } from '../../format/month-name'
import type { SettingsFields } from './settings-fields'

const months = Array.from({ length: 12 }, (_, index) => (
  <option key={index} value={index + 1}>
    {monthName(index)}
  </option>
))

const asNumber = { valueAsNumber: true } as const

export const TermsFields = ({
  form: { register, control, formState },
}: {
  form: SettingsFields
}) => {
  const errors = formState.errors.terms
  const firstTo = useWatch({ control, name: 'terms.first.to' })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field label="First term" error={errors?.first?.name?.message} required>
        <Input {...register('terms.first.name')} autoComplete="off" />
      </Field>
      <Field label="From" error={errors?.first?.from?.message}>
        <NativeSelect {...register('terms.first.from', asNumber)}>{months}</NativeSelect>
      </Field>
      <Field label="To" error={errors?.first?.to?.message}>
        <NativeSelect {...register('terms.first.to', asNumber)}>{months}</NativeSelect>
      </Field>
      <Field label="Second term" error={errors?.second?.name?.message} required>
        <Input {...register('terms.second.name')} autoComplete="off" />
      </Field>
      <div className="grid gap-1.5">
        <span className="text-sm font-semibold">From</span>
        <output className="flex min-h-10 items-center">{monthName(firstTo % 12)}</output>
      </div>
      <Field
        label="To, second term"
        error={errors?.second?.to?.message ?? errors?.second?.from?.message}
      >
        <NativeSelect {...register('terms.second.to', asNumber)}>{months}</NativeSelect>
      </Field>
    </div>
  )
}
