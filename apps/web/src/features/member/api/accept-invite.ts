import { useNavigate } from 'react-router-dom'
import { useApi } from '../../../api/api-context'
import { homePath } from '../../../session/guards'
import { logActivity } from '../../../session/log-activity'
import { storeSession } from '../../../session/session-storage'

/**
 * Sets the password of an invite, signs in and opens the member home. Not a mutation: public pages load
 * no react-query.
 */
export const useAcceptInvite = () => {
  const api = useApi()
  const navigate = useNavigate()
  return async (token: string, newPassword: string, code?: string) => {
    const { createInviteClient } = await import('../../../api/api-link')
    const session = await createInviteClient().accept({ token, newPassword, code })
    const { username, userType } = session.result
    storeSession(session.token, session.result)
    void logActivity(api, 'LOGIN', `${username} logged in`)
    await navigate(homePath(userType), { replace: true })
  }
}
