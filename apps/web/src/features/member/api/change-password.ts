import type { ChangePasswordForm } from '@tropa/contract/member'
import { memberMessages } from '@tropa/contract/member'
import { toast } from '@tropa/ui/toast'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../../api/api-context'
import { homePath } from '../../../session/guards'
import { logActivity } from '../../../session/log-activity'
import { useMember } from '../../../session/member-context'

/**
 * Changes the password and opens the member home. Not a mutation: react-query would keep the passwords
 * in memory.
 */
export const useChangePassword = () => {
  const api = useApi()
  const navigate = useNavigate()
  const { username, userType } = useMember()
  return async ({ currentPassword, newPassword }: ChangePasswordForm) => {
    await api.member.changePassword({ currentPassword, newPassword })
    void logActivity(api, 'CHANGE_PASSWORD', `${username} changed the password`)
    toast.success(memberMessages.passwordChanged)
    await navigate(homePath(userType))
  }
}
