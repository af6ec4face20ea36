import type { ActivityLog } from '@tropa/contract/activity-log'
import type { Payload, PayloadRequest } from 'payload'
import { createRow } from '../database/rows'
import { searchTextOf } from '../payload/fields/search-text'

/** The fields that a search in the activity log looks at. */
export const activityLogSearch = ['username', 'action', 'description'] as const

type Activity = Pick<ActivityLog, 'username' | 'action' | 'description'>

/** Stores an entry of the activity log, in the transaction of `req` if one is given. */
export const storeActivity = async (
  payload: Payload,
  activity: Activity,
  req: Partial<PayloadRequest> = {},
): Promise<ActivityLog> => {
  const searchText = searchTextOf(activityLogSearch, activity)
  const { id, ...stored } = await createRow(
    payload,
    'activity-logs',
    { ...activity, searchText },
    req,
  )
  return { _id: id, ...stored }
}
