import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { inviteForm } from '@tropa/contract/invite'
import { memberMessages } from '@tropa/contract/member'
import { Button } from '@tropa/ui/button'
import { toast } from '@tropa/ui/toast'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../../api/api-failure'
import { setFieldErrors } from '../../../api/form-errors'
import { useAcceptInvite } from '../api/accept-invite'
import { NewPasswordFields } from './new-password-fields'

const resolver = standardSchemaResolver(inviteForm)

const emptyForm = { newPassword: '', confirmPassword: '' }

interface InviteFormProps {
  token: string
  username: string
}

/** The form with which an invited member chooses a password. */
export const InviteForm = ({ token, username }: InviteFormProps) => {
  const acceptInvite = useAcceptInvite()
  const form = useForm({ resolver, defaultValues: emptyForm })
  const { register, handleSubmit, setError } = form
  const { errors, isSubmitting } = form.formState

  const submit = handleSubmit(async ({ newPassword, confirmPassword }) => {
    if (isSubmitting) return
    if (newPassword !== confirmPassword) {
      const error = { message: memberMessages.passwordsDiffer }
      setError('confirmPassword', error, { shouldFocus: true })
      return
    }
    try {
      await acceptInvite(token, newPassword)
    } catch (error) {
      const isShown = setFieldErrors(['newPassword'], error, setError)
      if (!isShown) toast.error(serverMessage(error, 'Connection error.'))
    }
  })

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields
        newPassword={register('newPassword')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
        size="lg"
      />
      <Button type="submit" size="lg" loading={isSubmitting} className="mt-1">
        Set password and log in
      </Button>
    </form>
  )
}
