import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { inviteForm } from '@tropa/contract/invite'
import { memberMessages } from '@tropa/contract/member'
import { Button } from '@tropa/ui/button'
import { toast } from '@tropa/ui/toast'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { apiFailure, serverMessage } from '../../../api/api-failure'
import { setFieldErrors } from '../../../api/form-errors'
import { useSingleSubmit } from '../../../hooks/use-single-submit'
import { useAcceptInvite } from '../api/accept-invite'
import { CodeField } from './code-field'
import { NewPasswordFields } from './new-password-fields'

const resolver = standardSchemaResolver(inviteForm)

const emptyForm = { newPassword: '', confirmPassword: '', code: '' }

interface InviteFormProps {
  token: string
  username: string
}

/** The form with which an invited member chooses a password. */
export const InviteForm = ({ token, username }: InviteFormProps) => {
  const acceptInvite = useAcceptInvite()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({ resolver, defaultValues: emptyForm })
  const { register, handleSubmit, setError } = form
  const { errors, isSubmitting } = form.formState

  const submit = useSingleSubmit(
    handleSubmit(async ({ newPassword, confirmPassword, code }) => {
      if (newPassword !== confirmPassword) {
        const error = { message: memberMessages.passwordsDiffer }
        setError('confirmPassword', error, { shouldFocus: true })
        return
      }
      try {
        await acceptInvite(token, newPassword, code)
      } catch (error) {
        const failure = apiFailure(error)
        const asksForCode = failure.kind === 'response' && failure.errors.code !== undefined
        // The field is there, and can have the focus, once this has been rendered.
        if (asksForCode) flushSync(() => setNeedsCode(true))
        const isShown = setFieldErrors(['newPassword', 'code'], error, setError)
        if (!isShown) toast.error(serverMessage(error, 'Connection error.'))
      }
    }),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields
        newPassword={register('newPassword')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
        size="lg"
      />
      {needsCode ? (
        <CodeField {...register('code')} error={errors.code?.message} size="lg" />
      ) : null}
      <Button type="submit" size="lg" loading={isSubmitting} className="mt-1">
        Set password and log in
      </Button>
    </form>
  )
}
