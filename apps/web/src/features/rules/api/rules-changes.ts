import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { rulesMessages } from '@tropa/contract/rules'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../../api/api-types'
import { useApi } from '../../../api/api-context'
import { isConflict } from '../../../api/api-failure'
import { toastFailure } from '../../../api/toast-failure'

const rulesChangesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['rules', 'changes'], queryFn: () => api.rules.changes() })

/** What changed in the rules since the member acknowledged them. */
export const useRulesChanges = () => useQuery(rulesChangesQuery(useApi()))

/** Acknowledges the rules that the page shows. */
export const useAcknowledgeRules = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries(rulesChangesQuery(api))
  return useMutation({
    mutationFn: (revision: number) => api.rules.acknowledge({ revision }),
    onSuccess: async () => {
      await reload()
      toast.success(rulesMessages.acknowledged)
    },
    onError: (error) => {
      toastFailure(error, 'Failed to acknowledge the rules')
      if (isConflict(error)) void reload()
    },
  })
}
