import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/api-types'
import { inquiryPage } from './inquiry-page'

/** The newest inquiries. */
const allInquiries = (api: ApiClient) =>
  queryOptions({
    queryKey: ['inquiry'],
    queryFn: () => api.inquiry.list(),
    meta: { onFailed: (error) => console.error('Failed to load inquiries', error) },
  })

/**
 * One page of the inquiries that contain a search. The server sends the newest 500 at once (contract,
 * section 2), so that pages and searches need no other request.
 */
export const inquiryPageQuery = (api: ApiClient, page: number, search: string) =>
  queryOptions({ ...allInquiries(api), select: (all) => inquiryPage(all, page, search) })
