import {
  inquiryMessages,
  type HandledInquiry,
  type InquiryChanges,
  type InquiryStatus,
} from '@tropa/contract/inquiry/inquiry'
import { largestLimit } from '@tropa/contract/base/pagination'
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

/** An inquiry as it is now, whatever its status; undefined if it is gone. */
export const loadInquiry = async (
  api: ApiClient,
  { _id: id, email }: HandledInquiry,
): Promise<HandledInquiry | undefined> => {
  const choice = { page: 1, limit: largestLimit, search: email }
  const pages = await Promise.all([
    api.inquiry.page(choice),
    api.inquiry.page({ ...choice, status: 'spam' }),
  ])
  return pages.flatMap(({ inquiries }) => inquiries).find(({ _id }) => _id === id)
}

export const useChangeInquiry = () =>
  useChange(
    (api, { id, shown, ...body }: InquiryChanges & { id: string; shown?: number }) =>
      api.inquiry.change({ params: { id }, body }, { context: { shown } }),
    inquiryMessages.changed,
    [inquiryKey],
    'Failed to update the inquiry',
  )

export const useDeleteInquiry = () =>
  useChange(
    (api, { _id }: HandledInquiry) => api.inquiry.remove({ params: { id: _id } }),
    inquiryMessages.deleted,
    [inquiryKey],
    'Failed to delete the inquiry',
  )
