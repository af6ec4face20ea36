import { signedOutCookie } from '@tropa/contract/member/session'
import { sessionSeconds } from '@tropa/contract/member/session-length'
import type { ApiClient } from '../api/api-context'
import { isUnauthorized } from '../api/api-failure'
import { tryOrUndefined } from '../api/try-or-undefined'
import { clearFormDrafts } from './form-drafts'
import { logActivity } from './log-activity'
import { readPayload } from './session'
import { clearSession, storedSession } from './stored-session'
import { forgetReturnPage } from './stored-return-page'

const timeout = 2000

export const loggedOutKey = 'logged-out'

/** Tells the other tabs that the session ends by a logout, which deletes drafts, so that nothing can be continued. */
const tellOfLogout = () =>
  tryOrUndefined(() => {
    localStorage.setItem(loggedOutKey, '')
    localStorage.removeItem(loggedOutKey)
  })

/** Waits for a request that may fail, because logging out must always work. Returns whether the server accepted it. */
const isTaken = (request: Promise<unknown>) =>
  Promise.race([
    request.then(() => true, isUnauthorized),
    new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false)),
  ])

/** Scripts cannot remove the panel's cookie. With this one, the server ends its session later. */
const leaveSignOutToServer = () => {
  document.cookie = `${signedOutCookie}=1; Path=/; Max-Age=${sessionSeconds}; SameSite=Lax`
}

/**
 * Records the logout, ends the session on the server and removes it from the browser in any case. The
 * server ends a session that it could not be told about with the next request of this browser.
 */
export const logOut = async (api: ApiClient) => {
  const { username } = storedSession()
  await isTaken(logActivity(api, 'LOGOUT', `${username ?? 'Member'} logged out`))
  // While the token is still stored: later, this would end the session of the next member to log in.
  if (!(await isTaken(api.member.logout()))) leaveSignOutToServer()
  // Read from the token itself, because the session may just have ended.
  const memberId = readPayload(storedSession().token ?? '')?.id
  tellOfLogout()
  clearSession()
  if (memberId !== undefined) clearFormDrafts(memberId)
  forgetReturnPage()
}
