import { queryOptions } from '@tanstack/react-query'
import { largestLimit } from '@tropa/contract/base/pagination'
import type { SubjectKind } from '@tropa/contract/base/subject'
import type { ApiClient } from './api-context'

// The starts of the query keys that several features load again.

export const meetingKey = ['meeting'] as const

export const recordKey = ['record'] as const

export const rollCallKey = ['roll-call'] as const

/** Names a roll call: that of a meeting or of a to-do. */
export interface RollCallParams {
  kind: SubjectKind
  id: string
}

/** Who is expected, with their marks, for admins. */
export const rollCallOf = (api: ApiClient, { kind, id }: RollCallParams) =>
  queryOptions({
    queryKey: [...rollCallKey, kind, id],
    queryFn: () => api.rollCall.get({ params: { kind, id } }),
  })

export const excuseKey = ['excuse'] as const

/** The key of the caller's standing, which has their excuses. */
export const standingKey = ['standing'] as const

export const ownStanding = (api: ApiClient) =>
  queryOptions({ queryKey: standingKey, queryFn: () => api.standing.get() })

export const meetingsFailed = 'Failed to fetch meetings'

/** The newest meetings that the member may see, as many as the server sends at once. */
export const newestMeetings = (api: ApiClient) =>
  queryOptions({
    queryKey: [...meetingKey, 'newest'],
    queryFn: () => api.meeting.list({ page: 1, limit: largestLimit }),
  })

export const attentionKey = ['attention'] as const

/** What needs the member. */
export const attentionList = (api: ApiClient) =>
  queryOptions({
    queryKey: attentionKey,
    queryFn: () => api.attention.list(),
    // What was resolved on another page must not be shown again.
    staleTime: 0,
  })

/** Everyone who has an account, for admins. */
export const memberList = (api: ApiClient) =>
  queryOptions({ queryKey: ['members'], queryFn: () => api.members.list() })

/** The names of members, including former members, who still appear in past records. */
export const memberNames = (api: ApiClient) =>
  queryOptions({ queryKey: ['members', 'names'], queryFn: () => api.members.names() })
