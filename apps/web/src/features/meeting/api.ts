import {
  meetingMessages,
  type EditedMeeting,
  type Meeting,
  type MeetingForm,
} from '@tropa/contract/meeting/meeting'
import { queryOptions } from '@tanstack/react-query'
import { largestLimit } from '@tropa/contract/base/pagination'
import type { ApiClient } from '../../api/api-context'
import {
  excuseKey,
  meetingKey,
  meetingsFailed,
  rollCallKey,
  standingKey,
} from '../../api/shared-queries'
import { pagedQuery } from '../../hooks/use-paged-list'
import { useChange } from '../../api/use-change'

export const meetingPage = (api: ApiClient, page: number) =>
  pagedQuery(
    [...meetingKey, 'page'],
    { page },
    (request) => api.meeting.list(request),
    meetingsFailed,
  )

/** The meetings, newest first, as many on a page as the server sends at once. */
export const ownMeetingPage = (api: ApiClient, page: number) =>
  pagedQuery(
    [...meetingKey, 'own'],
    { page },
    (request) => api.meeting.list({ ...request, limit: largestLimit }),
    meetingsFailed,
  )

export const meetingFailed = 'Failed to fetch the meeting'

/** A meeting with its texts. */
export const meetingOf = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...meetingKey, 'one', id],
    queryFn: () => api.meeting.get({ params: { id } }),
  })

export const ownMarkOf = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...meetingKey, 'mark', id],
    queryFn: () => api.meeting.ownMark({ params: { id } }),
  })

export const useAddMeeting = () =>
  useChange(
    (api, form: MeetingForm) => api.meeting.create(form),
    meetingMessages.created,
    [meetingKey],
    'Failed to add the meeting',
  )

export const useEditMeeting = () =>
  useChange(
    (api, { id, ...body }: EditedMeeting & { id: string }) =>
      api.meeting.edit({ params: { id }, body }),
    meetingMessages.updated,
    [meetingKey, rollCallKey, excuseKey, standingKey],
    'Failed to change the meeting',
  )

export const useDeleteMeeting = () =>
  useChange(
    (api, { _id }: Meeting) => api.meeting.remove({ params: { id: _id } }),
    meetingMessages.deleted,
    [meetingKey, excuseKey, standingKey],
    'Failed to delete the meeting',
  )
