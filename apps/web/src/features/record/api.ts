import { queryOptions } from '@tanstack/react-query'
import {
  recordMessages,
  type PenaltyRecord,
  type RecordCorrection,
  type RecordForm,
} from '@tropa/contract/record/record'
import { feesMessages } from '@tropa/contract/standing/fees'
import { largestLimit } from '@tropa/contract/base/pagination'
import { decisionMessages } from '@tropa/contract/record/decision'
import type { ApiClient } from '../../api/api-context'
import { pagedQuery } from '../../hooks/use-paged-list'
import { recordKey, excuseKey } from '../../api/shared-queries'
import { useChange } from '../../api/use-change'

/** Shown when records cannot be loaded. */
export const recordsFailed = 'Failed to fetch records'

export const recordPage = (api: ApiClient, page: number, search: string) =>
  pagedQuery(
    [...recordKey, 'page'],
    { page, search },
    (request) => api.record.list(request),
    recordsFailed,
  )

/** The newest records, as many as the server sends at once. */
export const newestRecords = (api: ApiClient) =>
  queryOptions({
    queryKey: [...recordKey, 'newest'],
    queryFn: () => api.record.list({ page: 1, limit: largestLimit }),
  })

export const useAddRecord = () =>
  useChange(
    (api, record: RecordForm) => api.record.create(record),
    recordMessages.added,
    [recordKey],
    'Failed to add the record',
  )

export const useCorrectRecord = () =>
  useChange(
    (api, { id, violation, fee, status, date }: RecordCorrection & { id: string }) =>
      api.record.correct({ params: { id }, body: { violation, fee, status, date } }),
    decisionMessages.decided,
    [recordKey],
    'Failed to update the record',
  )

export const useDeleteRecord = () =>
  useChange(
    (api, { _id }: PenaltyRecord) => api.record.remove({ params: { id: _id } }),
    recordMessages.deleted,
    [recordKey],
    'Failed to delete the record',
  )

/** Says which member a record is about. */
export const useLinkMember = (id: string) =>
  useChange(
    (api, userId: string | null) => api.record.linkMember({ params: { id }, body: { userId } }),
    decisionMessages.decided,
    [recordKey],
  )

/** What each member owes and has paid. */
export const feeList = (api: ApiClient) =>
  queryOptions({ queryKey: [...recordKey, 'fees'], queryFn: () => api.fees.list() })

export const useSettleFees = () =>
  useChange(
    (api, { userId, amount, paid }: { userId: string; amount: number; paid: number }) =>
      api.fees.settle({ params: { id: userId }, body: { amount } }, { context: { shown: paid } }),
    feesMessages.settled,
    [recordKey],
    'Failed to settle the fees',
  )

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
