import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HandledInquiry, InquiryChanges, InquiryStatus } from '@tropa/contract/inquiry'
import { pageSize } from '@tropa/contract/schemas/pagination'
import type { ApiClient } from '../../api/api-context'
import { useChange } from '../../api/use-change'

const inquiryKey = ['inquiry'] as const

/** One page of the inquiries with a status, or of all but spam. */
export const inquiryPage = (api: ApiClient, page: number, search: string, status?: InquiryStatus) =>
  queryOptions({
    queryKey: [...inquiryKey, page, search, status],
    queryFn: () =>
      api.inquiry.page({
        page,
        limit: pageSize,
        ...(search && { search }),
        ...(status && { status }),
      }),
    placeholderData: keepPreviousData,
    meta: { onFailed: (error) => console.error('Failed to load inquiries', error) },
  })

export const useChangeInquiry = () =>
  useChange(
    (api, { id, ...body }: InquiryChanges & { id: string }) =>
      api.inquiry.change({ params: { id }, body }),
    [inquiryKey],
    'Failed to update the inquiry',
  )

export const useDeleteInquiry = () =>
  useChange(
    (api, { _id }: HandledInquiry) => api.inquiry.remove({ params: { id: _id } }),
    [inquiryKey],
    'Failed to delete the inquiry',
  )
