import { useQuery } from '@tanstack/react-query'
import { hasCents, moneySign } from '@tropa/contract/settings/currency'
import { Banner } from '@tropa/ui/banner'
import { Checkbox } from '@tropa/ui/checkbox'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { NativeSelect } from '@tropa/ui/native-select'
import { Controller, useWatch } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { recordKey } from '../../api/shared-queries'
import { useSettings } from '../../hooks/use-site'
import type { SettingsFields } from './settings-fields'

const codes = Intl.supportedValuesOf('currency')

const names = new Intl.DisplayNames('en-US', { type: 'currency' })

/** The word of a currency for one or several, as the language has it: `euro`, `euros`; 1.00 has the word for several. */
const wordFor = (currency: string, count: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(count)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Says what another currency code does to the existing records. */
const Relabelled = ({ code }: { code: string }) => {
  const api = useApi()
  const { data: count = 0 } = useQuery({
    queryKey: [...recordKey, 'count'],
    queryFn: () => api.record.list({ page: 1, limit: 1 }),
    select: ({ pagination }) => pagination.total,
  })
  if (count === 0) return null
  const subject = count === 1 ? '1 record keeps its number' : `${count} records keep their numbers`
  return <Banner role="status">{`${subject} and will say ${moneySign(code)}.`}</Banner>
}

export const CurrencyFields = ({ form }: { form: SettingsFields }) => {
  const { register, control, formState, setValue } = form
  const { currency } = useSettings()
  const errors = formState.errors.currency
  const code = useWatch({ control, name: 'currency.code' })
  const chooseWords = (chosen: string) => {
    const options = { shouldDirty: true }
    setValue('currency.one', wordFor(chosen, 1), options)
    setValue('currency.many', wordFor(chosen, 2), options)
    if (!hasCents(chosen)) setValue('currency.cents', false, options)
  }
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Currency" error={errors?.code?.message} required>
          <NativeSelect
            {...register('currency.code', {
              onChange: ({ target }: { target: HTMLSelectElement }) => chooseWords(target.value),
            })}
          >
            {codes.map((each) => (
              <option key={each} value={each}>{`${each} – ${names.of(each) ?? each}`}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Word for one" error={errors?.one?.message} required>
          <Input {...register('currency.one')} autoComplete="off" />
        </Field>
        <Field label="Word for several" error={errors?.many?.message} required>
          <Input {...register('currency.many')} autoComplete="off" />
        </Field>
      </div>
      {code === currency.code ? null : <Relabelled code={code} />}
      <Controller
        control={control}
        name="currency.cents"
        render={({ field }) => (
          <Field label="Fees have cents" hideLabel error={errors?.cents?.message}>
            <Checkbox
              ref={field.ref}
              label={<span aria-hidden>Fees have cents</span>}
              description="With up to two decimals. Otherwise fees are whole numbers."
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          </Field>
        )}
      />
    </div>
  )
}
