import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { judge } from '@tropa/contract/ladder/judge'
import type { Ladder } from '@tropa/contract/ladder/numbers'
import type { RollCallRow } from '@tropa/contract/roll-call/roll-call'
import type { SubjectKind } from '@tropa/contract/roll-call/subject'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../api/api-types'
import { useApi } from '../../api/api-context'
import { toastFailure } from '../../api/toast-failure'
import { rollCallKey } from '../excuse/api'
import { draftOf, marksToSave, type Draft } from './draft'

/** Names a roll call: that of a meeting or of a to-do. */
export interface RollCallParams {
  kind: SubjectKind
  id: string
}

/** Who is expected, with their marks. */
export const rollCallOf = (api: ApiClient, { kind, id }: RollCallParams) =>
  queryOptions({
    queryKey: [...rollCallKey, kind, id],
    queryFn: () => api.rollCall.get({ params: { kind, id } }),
  })

const ladderKey = ['rules', 'numbers'] as const

/** The numbers of the published rules. */
export const ladderNumbers = (api: ApiClient) =>
  queryOptions({ queryKey: ladderKey, queryFn: () => api.rules.numbers() })

interface MarksToSave {
  /** What was typed since the server was asked. */
  edits: Draft
  /** Everybody with the marks that are shown; without them the server is asked for the marks it has now. */
  rows?: readonly RollCallRow[]
}

/** Whether the server judged a mark by other numbers than these, because the rules were published since. */
const isJudgedOtherwise = (rows: readonly RollCallRow[], ladder: Ladder | null) =>
  rows.some(({ mark, minutes, outcome }) => {
    const shown = mark && ladder ? judge(mark, minutes, ladder) : null
    return shown?.fee !== outcome?.fee || shown?.counts !== outcome?.counts
  })

/**
 * Saves the marks of a roll call; several savings run one after the other. The server takes the whole
 * list, so marks that another admin has made since are sent along.
 */
export const useSaveMarks = (params: RollCallParams) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: [...rollCallKey, params.kind, params.id].join(' ') },
    mutationFn: async ({ edits, rows: shown }: MarksToSave) => {
      const rows = shown ?? (await api.rollCall.get({ params })).rows
      return api.rollCall.save({
        params,
        body: { marks: marksToSave(rows, draftOf(rows, edits)) },
      })
    },
    onSuccess: (rollCall) => {
      queryClient.setQueryData(rollCallOf(api, params).queryKey, rollCall)
      const known = queryClient.getQueryData(ladderNumbers(api).queryKey)
      if (known && isJudgedOtherwise(rollCall.rows, known.numbers)) {
        void queryClient.invalidateQueries({ queryKey: ladderKey })
      }
    },
    onError: (error) => {
      toastFailure(error, 'Failed to save the marks', { id: 'marks' })
      // Somebody else may have closed it, or have accepted an excuse.
      void queryClient.invalidateQueries({ queryKey: rollCallOf(api, params).queryKey })
    },
  })
}

/** Closes a roll call. */
export const useCloseRollCall = (params: RollCallParams) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.rollCall.close({ params }),
    onSuccess: (rollCall) => {
      toast.success('Roll call closed.')
      queryClient.setQueryData(rollCallOf(api, params).queryKey, rollCall)
      void queryClient.invalidateQueries({ queryKey: ['record'] })
      void queryClient.invalidateQueries({ queryKey: ['meeting'] })
    },
    onError: (error) => {
      toastFailure(error, 'Failed to close the roll call')
      void queryClient.invalidateQueries({ queryKey: rollCallOf(api, params).queryKey })
    },
  })
}
