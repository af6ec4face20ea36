import type { ApiClient } from '../api/api-types'
import { clearDrafts } from './drafts'
import { forgetLeftPage } from './left-page'
import { logActivity } from './log-activity'
import { clearSession, storedSession } from './session-storage'

const longestWait = 2000

/** Waits for a call, but not for ever; whether it failed is all the same. */
const atMost = (call: Promise<unknown>) =>
  Promise.race([
    call.catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, longestWait)),
  ])

/** Records the logout, ends the session on the server and forgets it here, whatever the server says. */
export const logOut = async (api: ApiClient) => {
  await atMost(logActivity(api, 'LOGOUT', `${storedSession().username ?? 'Member'} logged out`))
  // Sent while its token is stored: a later one would end the session of whoever comes next.
  await atMost(api.member.logout())
  clearSession()
  clearDrafts()
  forgetLeftPage()
}
