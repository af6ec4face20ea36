import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ExcuseDecision, ExcuseForm } from '@tropa/contract/excuse/excuse'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../api/api-context'
import { excuseKey, rollCallKey, standingKey } from '../../api/shared-queries'

/** Where the member stands, with their excuses. */
export const ownStanding = (api: ApiClient) =>
  queryOptions({ queryKey: standingKey, queryFn: () => api.standing.get() })

/** Sends the caller's excuse. The dialog shows why that failed. */
export const useSendExcuse = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: ExcuseForm) => api.excuse.create(form),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: standingKey }),
  })
}

/** Accepts or declines an excuse, and loads again what shows it. The dialog shows why that failed. */
export const useDecideExcuse = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: ExcuseDecision & { id: string }) =>
      api.excuse.decide({ params: { id }, body }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: excuseKey })
      void queryClient.invalidateQueries({ queryKey: rollCallKey })
    },
  })
}
