import { queryOptions } from '@tanstack/react-query'
import type { ExcuseDecision, ExcuseForm } from '@tropa/contract/excuse/excuse'
import type { ApiClient } from '../../api/api-context'
import { excuseKey, rollCallKey, standingKey } from '../../api/shared-queries'
import { useChange } from '../../api/use-change'

/** Where the member stands, with their excuses. */
export const ownStanding = (api: ApiClient) =>
  queryOptions({ queryKey: standingKey, queryFn: () => api.standing.get() })

export const useSendExcuse = () =>
  useChange((api, form: ExcuseForm) => api.excuse.create(form), [standingKey])

export const useDecideExcuse = () =>
  useChange(
    (api, { id, ...body }: ExcuseDecision & { id: string }) =>
      api.excuse.decide({ params: { id }, body }),
    [excuseKey, rollCallKey],
  )
