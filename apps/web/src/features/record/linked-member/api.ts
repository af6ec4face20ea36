import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { recordKey } from '../../../api/shared-queries'

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
