import type { ActivityLog } from '@tropa/contract/activity-log/activity-log'
import type { Payload, PayloadRequest } from 'payload'
import { createRow } from '../database/rows'
import { searchTextOf } from '../database/searched-fields'
import type { ActivityLog as Stored } from '../payload/payload-types'

type Activity = Pick<ActivityLog, 'username' | 'action' | 'description'>

/** Stores an entry of the activity log, in the transaction of `req` if one is given. */
export const storeActivity = (
  payload: Payload,
  activity: Activity,
  req: Partial<PayloadRequest> = {},
): Promise<Stored> => {
  const searchText = searchTextOf('activity-logs', activity)
  return createRow(payload, 'activity-logs', { ...activity, searchText }, req)
}
