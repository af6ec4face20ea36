import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { largestLimit } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../api/api-context'
import { meetingKey, standingKey } from '../../api/shared-queries'

/** The newest meetings that the member may see, as many as the server sends at once. */
export const newestMeetings = (api: ApiClient) =>
  queryOptions({
    queryKey: [...meetingKey, 'newest'],
    queryFn: () => api.meeting.list({ page: 1, limit: largestLimit }),
  })

/** Says that an own record is wrong. The dialog shows why that failed. */
export const useDispute = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api.standing.dispute({ params: { id }, body: { reason } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: standingKey }),
  })
}
