import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DecisionForm } from '@tropa/contract/standing/standing'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../../api/api-context'
import { excuseKey, recordKey } from '../../../api/shared-queries'

/** The excuses that wait for a decision, oldest first. */
export const openExcuses = (api: ApiClient) =>
  queryOptions({
    queryKey: [...excuseKey, 'open'],
    queryFn: () => api.excuse.list({ state: 'open' }),
  })

/** The records whose members say that they are wrong, oldest first. */
export const openDisputes = (api: ApiClient) =>
  queryOptions({
    queryKey: [...recordKey, 'disputes'],
    queryFn: () => api.standing.disputes({ state: 'disputed' }),
  })

/** Settles, upholds or withdraws a record. The dialogs show why that failed. */
export const useDecideRecord = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: DecisionForm & { id: string }) =>
      api.standing.decide({ params: { id }, body }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: recordKey }),
  })
}
