import type { WorkContext } from '../database/unit-of-work'
import type { PanelCookie } from './context'
import { verifySession } from './session'
import { endSession } from './session-store'

/** A browser that is signed in or out. */
export interface BrowserContext extends WorkContext {
  panelCookie?: PanelCookie | undefined
}

export const endSessionOf = async (
  context: WorkContext,
  token: string | undefined,
): Promise<void> => {
  const session = await verifySession(context.payload, token)
  if (session) await endSession(context, session, session.sid)
}

/**
 * Ends the session of the browser's panel before a logout checks its token, which may be invalid: the
 * browser forgets its own token whatever the response. The logout ends the session that both share.
 */
export const leavePanel = async (
  context: BrowserContext,
  token: string | undefined,
): Promise<void> => {
  const { payload, panelCookie } = context
  if (panelCookie?.value === undefined) return
  const panel = await verifySession(payload, panelCookie.value)
  const own = await verifySession(payload, token)
  if (panel && panel.sid === own?.sid) return
  if (panel) await endSession(context, panel, panel.sid)
  panelCookie.clear()
}
