import type { ApiClient } from '../api/api-types'
import { clearFormDrafts } from './form-drafts'
import { logActivity } from './log-activity'
import { forgetReturnPage } from './return-page'
import { clearSession, storedSession } from './session-storage'

const timeout = 2000

/** Ignores whether the request fails: logging out must always work. */
const settleWithinTimeout = (request: Promise<unknown>) =>
  Promise.race([
    request.catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, timeout)),
  ])

/** Records the logout, ends the session on the server and removes it from the browser in any case. */
export const logOut = async (api: ApiClient) => {
  const { username } = storedSession()
  await settleWithinTimeout(logActivity(api, 'LOGOUT', `${username ?? 'Member'} logged out`))
  // While the token is still stored: later, this would end the session of the next member to log in.
  await settleWithinTimeout(api.member.logout())
  clearSession()
  clearFormDrafts()
  forgetReturnPage()
}
