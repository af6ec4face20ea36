import type { Payload } from 'payload'
import { currentPanelCookie } from './panel-cookie'
import { verifySession } from './session'
import { endSession } from './session-store'

/** Ends the session of a token, if it is a valid one. */
export const endSessionOf = async (payload: Payload, token: string | undefined): Promise<void> => {
  const session = await verifySession(payload, token)
  if (session) await endSession(payload, session, session.sid)
}

/** Ends the session of the panel's cookie that a browser brings to a sign-in. */
export const endPanelSession = (payload: Payload): Promise<void> =>
  endSessionOf(payload, currentPanelCookie()?.value)

/**
 * Gives a browser in which a member has signed in the panel's cookie.
 *
 * @param panelToken - without one the panel is closed: the member may not use it
 */
export const givePanelCookie = (panelToken: string | undefined): void => {
  const cookie = currentPanelCookie()
  if (panelToken !== undefined) cookie?.set(panelToken)
  else if (cookie?.value !== undefined) cookie.clear()
}

/**
 * Ends the session of the browser's panel before a logout checks its token, which may be invalid: the
 * browser forgets its own token whatever the response. The logout ends the session that both share.
 */
export const leavePanel = async (payload: Payload, token: string | undefined): Promise<void> => {
  const cookie = currentPanelCookie()
  if (cookie?.value === undefined) return
  const panel = await verifySession(payload, cookie.value)
  const own = await verifySession(payload, token)
  if (panel && panel.sid === own?.sid) return
  if (panel) await endSession(payload, panel, panel.sid)
  cookie.clear()
}
