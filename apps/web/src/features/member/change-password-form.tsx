import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { changePasswordForm, minPasswordLength, memberMessages } from '@tropa/contract/member'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { PasswordInput } from '@tropa/ui/password-input'
import { toast } from '@tropa/ui/toast'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { serverMessage } from '../../api/api-failure'
import { homePath } from '../../session/guards'
import { logActivity } from '../../session/log-activity'
import { useMember } from '../../session/member-context'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const

const resolver = standardSchemaResolver(changePasswordForm)

/** The change of password. It leads to the home screen. */
export const ChangePasswordForm = () => {
  const api = useApi()
  const navigate = useNavigate()
  const { username, userType } = useMember()
  const form = useForm({ resolver, defaultValues: empty })
  const { register, handleSubmit, resetField, setFocus } = form
  const { errors, isSubmitting } = form.formState

  const change = handleSubmit(async ({ currentPassword, newPassword, confirmPassword }) => {
    if (isSubmitting) return
    if (newPassword !== confirmPassword) {
      toast.error(memberMessages.passwordsDiffer, { id: 'passwords-differ' })
      setFocus('confirmPassword')
      return
    }
    try {
      await api.member.changePassword({ currentPassword, newPassword })
      void logActivity(api, 'CHANGE_PASSWORD', `${username} changed the password`)
      toast.success(memberMessages.passwordChanged)
      await navigate(homePath(userType))
    } catch (error) {
      fields.forEach((field) => resetField(field))
      setFocus('currentPassword')
      toast.error(serverMessage(error, 'Failed to change password'))
    }
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void change(event)}
      className="grid max-w-md gap-4"
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current Password" error={errors.currentPassword?.message} required>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field
        label="New Password"
        hint={`At least ${minPasswordLength} characters`}
        error={errors.newPassword?.message}
        required
      >
        <PasswordInput {...register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm New Password" error={errors.confirmPassword?.message} required>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" loading={isSubmitting} className="mt-1 justify-self-start">
        Change Password
      </Button>
    </form>
  )
}
