import type { Action } from '@tropa/contract/activity-log'
import type { ApiClient } from '../api/api-types'
import { storedSession } from './session-storage'

/** Records what the member did; without a session, or when it fails, nothing happens. */
export const logActivity = async (api: ApiClient, action: Action, description: string) => {
  const { token, username } = storedSession()
  if (!token || !username) return
  try {
    await api.activityLog.create({ username, action, description })
  } catch {
    return // the trail never stands in a member's way
  }
}
