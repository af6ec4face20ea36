import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ExcuseDecision, ExcuseForm } from '@tropa/contract/excuse/excuse'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../api/api-types'
import { useApi } from '../../api/api-context'
import { toastFailure } from '../../api/toast-failure'

/** The query key of the caller's standing, which has their excuses. */
export const standingKey = ['standing'] as const

/** Where the member stands, with their excuses. */
export const ownStanding = (api: ApiClient) =>
  queryOptions({ queryKey: standingKey, queryFn: () => api.standing.get() })

/** The start of every query key about the excuses that admins decide. */
export const excuseKey = ['excuse'] as const

/** The start of every query key about roll calls. */
export const rollCallKey = ['roll-call'] as const

/** Sends the caller's excuse. */
export const useSendExcuse = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: ExcuseForm) => api.excuse.create(form),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toastFailure(error, 'Failed to send the excuse'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: standingKey }),
  })
}

/** Accepts or declines an excuse, and loads again what shows it. */
export const useDecideExcuse = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: ExcuseDecision & { id: string }) =>
      api.excuse.decide({ params: { id }, body }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toastFailure(error, 'Failed to decide about the excuse'),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: excuseKey })
      void queryClient.invalidateQueries({ queryKey: rollCallKey })
    },
  })
}
