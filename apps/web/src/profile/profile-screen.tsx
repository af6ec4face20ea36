import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { changePasswordForm, userMessages } from '@tropa/contract/user'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Page } from '@tropa/ui/page'
import { PasswordInput } from '@tropa/ui/password-input'
import { toast } from '@tropa/ui/toast'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../lib/api-context'
import { serverMessage } from '../lib/api-failure'
import { homePath } from '../session/guards'
import { logActivity } from '../session/log-activity'
import { useMember } from '../session/member-context'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Where a member changes the password. */
export const ProfileScreen = () => {
  const api = useApi()
  const navigate = useNavigate()
  const { username, userType } = useMember()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: standardSchemaResolver(changePasswordForm),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  const change = handleSubmit(async ({ currentPassword, newPassword, confirmPassword }) => {
    if (newPassword !== confirmPassword) {
      toast.error(userMessages.passwordsDiffer)
      return
    }
    try {
      await api.user.changePassword({ currentPassword, newPassword })
      void logActivity(api, 'CHANGE_PASSWORD', `${username} changed the password`)
      toast.success(userMessages.passwordChanged)
      await navigate(homePath(userType))
    } catch (error) {
      reset(empty)
      toast.error(serverMessage(error, 'Failed to change password'))
    }
  })

  return (
    <Page title="Change Password" width="form">
      <form noValidate onSubmit={(event) => void change(event)}>
        <fieldset disabled={isSubmitting} className="grid gap-4">
          <legend className="sr-only">Change Password</legend>
          <Field label="Current Password" error={errors.currentPassword?.message}>
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
          </Field>
          <Field label="New Password" error={errors.newPassword?.message}>
            <PasswordInput {...register('newPassword')} autoComplete="new-password" />
          </Field>
          <Field label="Confirm New Password" error={errors.confirmPassword?.message}>
            <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
          </Field>
          <Button type="submit" loading={isSubmitting} className="justify-self-start">
            Change Password
          </Button>
        </fieldset>
      </form>
    </Page>
  )
}
