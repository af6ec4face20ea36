import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../../api/api-types'
import { useApi } from '../../../api/api-context'
import { recordKey } from '../../../api/shared-keys'

/** Everyone whom a record can be about. */
export const memberList = (api: ApiClient) =>
  queryOptions({ queryKey: ['members'], queryFn: () => api.members.list() })

/** Says which member a record is about. The dialog shows why the server refused. */
export const useLinkMember = (id: string) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: string | null) =>
      api.record.linkMember({ params: { id }, body: { userId } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: recordKey }),
  })
}
