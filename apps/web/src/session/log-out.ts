import type { ApiClient } from '../lib/api-client'
import { clearDrafts } from './drafts'
import { forgetLeftPage } from './left-page'
import { logActivity } from './log-activity'
import { clearSession, storedSession } from './session-storage'

const longestWait = 3000

/** Records the logout, ends the session on the server and forgets it here, whatever the server says. */
export const logOut = async (api: ApiClient) => {
  const farewell = async () => {
    await logActivity(api, 'LOGOUT', `${storedSession().username ?? 'Member'} logged out`)
    await api.user.logout()
  }
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([farewell().catch(() => undefined), timeout])
  clearSession()
  clearDrafts()
  forgetLeftPage()
}
