import {
  meetingMessages,
  type EditedMeeting,
  type Meeting,
  type MeetingForm,
} from '@tropa/contract/meeting/meeting'
import { largestLimit } from '@tropa/contract/base/pagination'
import type { ApiClient } from '../../api/api-context'
import { excuseKey, meetingKey, rollCallKey, standingKey } from '../../api/shared-queries'
import { pagedQuery } from '../../hooks/use-paged-list'
import { useChange } from '../../api/use-change'

export const meetingsFailed = 'Failed to fetch meetings'

export const meetingPage = (api: ApiClient, page: number) =>
  pagedQuery(
    [...meetingKey, 'page'],
    { page },
    (request) => api.meeting.list(request),
    meetingsFailed,
  )

/** A meeting as it is now, on whichever page of the list; undefined where it is gone. */
export const loadMeeting = async (
  api: ApiClient,
  id: string,
  page = 1,
): Promise<Meeting | undefined> => {
  const { meetings, pagination } = await api.meeting.list({ page, limit: largestLimit })
  const found = meetings.find(({ _id }) => _id === id)
  return found ?? (page < pagination.totalPages ? loadMeeting(api, id, page + 1) : undefined)
}

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
