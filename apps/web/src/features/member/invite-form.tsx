import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { inviteForm } from '@tropa/contract/invite'
import { minPasswordLength, memberMessages } from '@tropa/contract/member'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { PasswordInput } from '@tropa/ui/password-input'
import { toast } from '@tropa/ui/toast'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { serverMessage } from '../../api/api-failure'
import { useApi } from '../../api/api-context'
import { setFieldErrors } from '../../api/form-errors'
import { homePath } from '../../session/guards'
import { logActivity } from '../../session/log-activity'
import { storeSession } from '../../session/session-storage'

const resolver = standardSchemaResolver(inviteForm)

const empty = { newPassword: '', confirmPassword: '' }

interface InviteFormProps {
  token: string
  username: string
}

/** Chooses the password, twice; it signs in and leads to the home screen. */
export const InviteForm = ({ token, username }: InviteFormProps) => {
  const api = useApi()
  const navigate = useNavigate()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  const accept = handleSubmit(async ({ newPassword, confirmPassword }) => {
    if (isSubmitting) return
    if (newPassword !== confirmPassword) {
      setError(
        'confirmPassword',
        { message: memberMessages.passwordsDiffer },
        { shouldFocus: true },
      )
      return
    }
    try {
      const { inviteCalls } = await import('../../api/api-link')
      const { token: session, result } = await inviteCalls().accept({ token, newPassword })
      storeSession(session, result)
      void logActivity(api, 'LOGIN', `${result.username} logged in`)
      await navigate(homePath(result.userType), { replace: true })
    } catch (error) {
      const isShown = setFieldErrors(['newPassword'], error, setError)
      if (!isShown) toast.error(serverMessage(error, 'Connection error.'))
    }
  })

  return (
    <form method="post" noValidate onSubmit={(event) => void accept(event)} className="grid gap-4">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field
        label="New Password"
        hint={`At least ${minPasswordLength} characters`}
        error={errors.newPassword?.message}
        required
      >
        <PasswordInput {...register('newPassword')} autoComplete="new-password" size="lg" />
      </Field>
      <Field label="Confirm New Password" error={errors.confirmPassword?.message} required>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" size="lg" />
      </Field>
      <Button type="submit" size="lg" loading={isSubmitting} className="mt-1">
        Set password and log in
      </Button>
    </form>
  )
}
