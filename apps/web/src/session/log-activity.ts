import type { ReportedAction } from '@tropa/contract/activity-log/activity-log'
import type { ApiClient } from '../api/api-context'
import { storedSession } from './stored-session'

/** Adds an entry to the activity log; does nothing without a session, and ignores a failure. */
export const logActivity = async (api: ApiClient, action: ReportedAction, description: string) => {
  const { token, username } = storedSession()
  if (!token || !username) return
  // The member's action has succeeded, with or without its entry.
  await api.activityLog.create({ username, action, description }).catch(() => undefined)
}
