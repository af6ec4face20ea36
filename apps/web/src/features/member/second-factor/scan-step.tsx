import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { codeDigits, confirmForm, type SecondFactorSecret } from '@tropa/contract/second-factor'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Link } from '@tropa/ui/link'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSecondFactorActions } from '../api/second-factor'
import { CopyButton } from './copy-button'
import { QrCode } from './qr-code'
import type { StepProps } from './step'
import { useStep } from './step'

const resolver = standardSchemaResolver(confirmForm)

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

const Secret = ({ secret, uri }: SecondFactorSecret) => (
  <div className="grid justify-items-center gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:justify-items-start sm:gap-6">
    <QrCode text={uri} label="QR code for your authenticator app" />
    <div className="grid justify-items-center gap-3 sm:justify-items-start">
      <p className="text-ink-soft max-sm:text-center">Or type this secret into the app:</p>
      <code className="text-md font-semibold [overflow-wrap:anywhere] select-all max-sm:text-center">
        {inGroups(secret)}
      </code>
      <CopyButton text={secret} label="Copy secret" />
      <Link href={uri}>Open an app on this device</Link>
    </div>
  </div>
)

/** The second step of a set-up: the app learns the secret and shows its first code. */
export const ScanStep = ({
  setUp,
  formId,
  onBusy,
  onDone,
}: StepProps<string[]> & { setUp: SecondFactorSecret }) => {
  const { confirm } = useSecondFactorActions()
  const form = useForm({ resolver, defaultValues: { code: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const submit = useStep({
    form,
    fields: ['code'],
    onBusy,
    run: async ({ code }) => onDone(await confirm(code)),
  })
  return (
    <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p>Scan this with your authenticator app, then enter the code that the app shows.</p>
      <Secret {...setUp} />
      <Field
        label="Code"
        hint={`${codeDigits} digits from your app`}
        error={form.formState.errors.code?.message}
        required
      >
        <Input
          {...form.register('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          className="tabular"
        />
      </Field>
    </form>
  )
}
