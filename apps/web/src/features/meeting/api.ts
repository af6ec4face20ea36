import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Meeting, MeetingForm } from '@tropa/contract/meeting/meeting'
import { pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../api/api-context'
import { meetingKey } from '../../api/shared-queries'
import { pagedQuery } from '../../api/paged-query'
import { toastFailure } from '../../api/toast-failure'

export const meetingsFailed = 'Failed to fetch meetings'

/** One page of the meetings, latest first. */
export const meetingPage = (api: ApiClient, page: number) =>
  pagedQuery(
    [...meetingKey, 'page', page],
    () => api.meeting.list({ page, limit: pageSize }),
    meetingsFailed,
  )

export const useAddMeeting = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: MeetingForm) => api.meeting.create(form),
    onSuccess: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: meetingKey })
    },
    onError: (error) => toastFailure(error, 'Failed to add the meeting'),
  })
}

export const useDeleteMeeting = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Meeting) => api.meeting.remove({ params: { id: _id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toastFailure(error, 'Failed to delete the meeting'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: meetingKey }),
  })
}
