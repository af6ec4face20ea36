import type { LoginForm } from '@tropa/contract/member'
import { useApi } from '../../../api/api-context'
import { logActivity } from '../../../session/log-activity'
import { storeSession } from '../../../session/session-storage'

/**
 * Signs in. Not a mutation: public pages load no react-query.
 *
 * @returns a function that resolves to whether the browser could store the session
 */
export const useLogIn = () => {
  const api = useApi()
  return async (credentials: LoginForm) => {
    const { token, result } = await api.member.login(credentials)
    const isStored = storeSession(token, result)
    if (isStored) void logActivity(api, 'LOGIN', `${result.username} logged in`)
    return isStored
  }
}
