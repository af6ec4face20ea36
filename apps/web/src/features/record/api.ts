import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { largestLimit, pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../api/api-context'
import { recordKey, excuseKey } from '../../api/shared-queries'
import { pagedQuery } from '../../api/paged-query'
import type { PenaltyRecord, RecordCorrection, RecordForm } from '@tropa/contract/record'
import { useApi } from '../../api/api-context'
import { toastFailure } from '../../api/toast-failure'
import type { DecisionForm } from '@tropa/contract/standing/standing'

/** Shown when records cannot be loaded (specification, section 8). */
export const recordsFailed = 'Failed to fetch records'

export const recordPage = (api: ApiClient, page: number, search: string) =>
  pagedQuery(
    [...recordKey, 'page', page, search],
    () => api.record.list({ page, limit: pageSize, ...(search ? { search } : {}) }),
    recordsFailed,
  )

/** The newest records, as many as the server sends at once. */
export const newestRecords = (api: ApiClient) =>
  queryOptions({
    queryKey: [...recordKey, 'newest'],
    queryFn: () => api.record.list({ page: 1, limit: largestLimit }),
  })

/** Writes a record, says what became of it, and reloads the list: somebody else may have decided about it. */
const useRecordWrite = <Input>(
  write: (api: ApiClient, input: Input) => Promise<{ message: string }>,
  failed: string,
) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toastFailure(error, failed),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: recordKey }),
  })
}

export const useAddRecord = () =>
  useRecordWrite((api, record: RecordForm) => api.record.create(record), 'Failed to add the record')

export const useCorrectRecord = () =>
  useRecordWrite(
    (api, { id, violation, fee, status, date }: RecordCorrection & { id: string }) =>
      api.record.correct({ params: { id }, body: { violation, fee, status, date } }),
    'Failed to update the record',
  )

export const useDeleteRecord = () =>
  useRecordWrite(
    (api, { _id }: PenaltyRecord) => api.record.remove({ params: { id: _id } }),
    'Failed to delete the record',
  )

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
