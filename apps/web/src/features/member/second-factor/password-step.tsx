import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { setUpForm, type SecondFactorSecret } from '@tropa/contract/second-factor'
import { Field } from '@tropa/ui/field'
import { PasswordInput } from '@tropa/ui/password-input'
import { useForm } from 'react-hook-form'
import { useMember } from '../../../session/member-context'
import { useSecondFactorActions } from '../api/second-factor'
import type { StepProps } from './step'
import { useStep } from './step'

const resolver = standardSchemaResolver(setUpForm)

/** The first step of a set-up: the member proves to be the member. */
export const PasswordStep = ({ formId, onBusy, onDone }: StepProps<SecondFactorSecret>) => {
  const { username } = useMember()
  const { setUp } = useSecondFactorActions()
  const form = useForm({ resolver, defaultValues: { currentPassword: '' } })
  const submit = useStep({
    form,
    fields: ['currentPassword'],
    onBusy,
    run: async ({ currentPassword }) => onDone(await setUp(currentPassword)),
  })
  return (
    <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>You need an authenticator app on your phone. Each login will ask for a code of it.</p>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field
        label="Current Password"
        error={form.formState.errors.currentPassword?.message}
        required
      >
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
    </form>
  )
}
