import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { changePasswordForm, memberMessages } from '@tropa/contract/member/member'
import { ownPaths } from '@tropa/contract/pages'
import { Button } from '@tropa/ui/button'
import { toast } from '@tropa/ui/toast'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { apiFailure } from '../../api/api-failure'
import { toastFailure } from '../../api/toast-failure'
import { useSend } from '../../hooks/use-send'
import { logActivity } from '../../session/log-activity'
import { useMember } from '../../session/member-context'
import { CurrentPasswordField, NewPasswordFields } from './credential-fields'

const resolver = standardSchemaResolver(changePasswordForm)

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const

const emptyForm = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Not a mutation: react-query would keep the passwords in memory. */
export const ChangePasswordForm = () => {
  const api = useApi()
  const navigate = useNavigate()
  const { username, userType } = useMember()
  const form = useForm({ resolver, defaultValues: emptyForm })
  const { register, resetField, setFocus } = form
  const { errors } = form.formState

  const { onSubmit, isSubmitting } = useSend(
    form,
    async ({ currentPassword, newPassword, confirmPassword }) => {
      if (newPassword !== confirmPassword) {
        toast.error(memberMessages.passwordsDiffer, { id: 'passwords-differ' })
        setFocus('confirmPassword')
        return
      }
      await api.member.changePassword({ currentPassword, newPassword })
      void logActivity(api, 'CHANGE_PASSWORD', `${username} changed the password`)
      toast.success(memberMessages.passwordChanged)
      await navigate(ownPaths[userType].home)
    },
    (error) => {
      if (apiFailure(error).status === undefined) {
        const description = 'No answer came, so it may be changed. Try the new one first.'
        toastFailure(error, 'Failed to change password', { description })
        return
      }
      fields.forEach((field) => resetField(field))
      setFocus('currentPassword')
      toastFailure(error, 'Failed to change password')
    },
  )

  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-md grid-cols-1 gap-4">
      <CurrentPasswordField {...register('currentPassword')} error={errors.currentPassword} />
      <NewPasswordFields
        newPassword={register('newPassword')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" wrap loading={isSubmitting} className="mt-1 justify-self-start">
        Change Password
      </Button>
    </form>
  )
}
