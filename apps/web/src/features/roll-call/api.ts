import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { checkInState } from '@tropa/contract/roll-call/check-in'
import type { RollCall } from '@tropa/contract/roll-call/roll-call'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../api/api-context'
import { apiFailure, hasStatus } from '../../api/api-failure'
import {
  meetingKey,
  recordKey,
  type RollCallParams,
  rollCallKey,
  rollCallOf,
} from '../../api/shared-queries'
import { toastFailure } from '../../api/toast-failure'
import type { DraftKey } from '../../session/form-drafts'
import {
  afterSaving,
  changesToSave,
  readEdits,
  storeEdits,
  unsavedOf,
  withoutOvertaken,
} from './draft'

/** Whether members can check in themselves. */
export const canCheckIn = ({ subject, closedAt }: RollCall, now: number): boolean =>
  subject.kind === 'meeting' && closedAt === null && checkInState(subject.at, now) === 'open'

/** How often the code, and the marks while members check in, are loaded again, in milliseconds. */
const renewal = 5000

/** Polled, because this browser's clock may be wrong; a code is accepted for longer than it is shown. */
export const checkInCodeOf = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...rollCallKey, 'code', id],
    queryFn: () => api.checkIn.code({ params: { id } }),
    refetchInterval: renewal,
    staleTime: 0,
    gcTime: 0,
  })

/** A roll call that is loaded again while members check in. */
export const liveRollCallOf = (api: ApiClient, params: RollCallParams, now: number) =>
  queryOptions({
    ...rollCallOf(api, params),
    refetchInterval: ({ state: { data } }) => (data && canCheckIn(data, now) ? 2 * renewal : false),
  })

const marksFailed = 'Failed to save the marks'

const ladderKey = ['rules', 'numbers'] as const

export const ladderNumbers = (api: ApiClient) =>
  queryOptions({ queryKey: ladderKey, queryFn: () => api.rules.numbers() })

/** Replaces the shown roll call with the one in the server's answer. */
const useShowRollCall = (params: RollCallParams) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = rollCallOf(api, params)
  return async (rollCall: RollCall) => {
    // A load under way may have read it before the change.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, rollCall)
  }
}

/**
 * Saves the typed marks, one request after the other. Each mark is sent with the one that was seen before: if somebody
 * else has changed that since, theirs stays and a toast says so. A mark for everybody else gives way silently.
 *
 * @param name - the name of the draft with the typed marks
 */
export const useSaveMarks = (params: RollCallParams, name: DraftKey) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const show = useShowRollCall(params)
  return useMutation({
    scope: { id: [...rollCallKey, params.kind, params.id].join(' ') },
    mutationFn: async () => {
      const seen = await queryClient.query({ ...rollCallOf(api, params), staleTime: 'static' })
      const edits = readEdits(name)
      const marks = changesToSave(seen.rows, edits)
      // Marks that others made since may differ, so they are read again before closing.
      if (marks.length === 0) return api.rollCall.get({ params })
      try {
        const saved = await api.rollCall.change({ params, body: { marks } })
        storeEdits(name, afterSaving(readEdits(name), marks))
        return saved
      } catch (error) {
        if (!apiFailure(error).errors.marks || !hasStatus(error, 409)) throw error
        const present = await api.rollCall.get({ params })
        const overtaken = marks.filter(({ userId }) => unsavedOf(present.rows, edits).has(userId))
        const stored = marks.filter((each) => !overtaken.includes(each))
        const left = afterSaving(readEdits(name), stored)
        storeEdits(name, withoutOvertaken(present.rows, left, overtaken))
        if (overtaken.length > 0) toastFailure(error, marksFailed, { id: 'marks' })
        return present
      }
    },
    onSuccess: async (rollCall) => {
      await show(rollCall)
      // Marks that were typed in the meantime stay.
      storeEdits(name, unsavedOf(rollCall.rows, readEdits(name)))
      // The server may have judged by rules that were published in the meantime.
      void queryClient.invalidateQueries({ queryKey: ladderKey })
    },
    onError: (error) => {
      // Saving them again is safe, and the page offers it.
      toastFailure(error, marksFailed, { id: 'marks', description: undefined })
      // Somebody else may have closed the roll call or accepted an excuse.
      void queryClient.invalidateQueries({ queryKey: rollCallOf(api, params).queryKey })
    },
  })
}

export const useCloseRollCall = (params: RollCallParams) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const show = useShowRollCall(params)
  return useMutation({
    mutationFn: () => api.rollCall.close({ params }),
    onSuccess: async (rollCall) => {
      await show(rollCall)
      toast.success('Roll call closed.')
      void queryClient.invalidateQueries({ queryKey: recordKey })
      void queryClient.invalidateQueries({ queryKey: meetingKey })
    },
    onError: (error) => {
      toastFailure(error, 'Failed to close the roll call')
      void queryClient.invalidateQueries({ queryKey: rollCallOf(api, params).queryKey })
    },
  })
}
