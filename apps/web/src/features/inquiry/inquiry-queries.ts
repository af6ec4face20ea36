import type { HandledInquiry, InquiryChanges, InquiryStatus } from '@tropa/contract/inquiry'
import type { ApiClient } from '../../api/api-context'
import { useChange } from '../../api/use-change'
import { pagedQuery } from '../../hooks/use-paged-list'

const inquiryKey = ['inquiry'] as const

/** One page of the inquiries with a status, or of all but spam. */
export const inquiryPage = (api: ApiClient, page: number, search: string, status?: InquiryStatus) =>
  pagedQuery(
    [...inquiryKey, status],
    { page, search },
    (request) => api.inquiry.page({ ...request, ...(status && { status }) }),
    (error) => console.error('Failed to load inquiries', error),
  )

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
