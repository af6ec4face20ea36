import type { Action, ActivityLog } from '@tropa/contract/activity-log'
import type { Payload, PayloadRequest } from 'payload'
import { newId } from '../database/ids'
import { searchTextOf } from '../payload/fields/search-text'
import { slugs } from '../payload/slugs'

/** The fields that a search in the activity log looks at. */
export const activityLogSearch = ['username', 'action', 'description'] as const

interface Activity {
  username: string
  action: Action
  description: string
}

/** Stores an entry of the activity log, in the transaction of `req` if one is given. */
export const storeActivity = async (
  payload: Payload,
  { username, action, description }: Activity,
  req: Partial<PayloadRequest> = {},
): Promise<ActivityLog> => {
  const id = newId()
  const now = new Date().toISOString()
  await payload.db.create({
    collection: slugs.activityLogs,
    customID: id,
    data: {
      username,
      action,
      description,
      searchText: searchTextOf(activityLogSearch, { username, action, description }),
      createdAt: now,
      updatedAt: now,
    },
    returning: false,
    req,
  })
  return { _id: id, username, action, description, createdAt: now }
}
