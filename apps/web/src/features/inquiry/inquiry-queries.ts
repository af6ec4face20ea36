import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { HandledInquiry, InquiryChanges, InquiryStatus } from '@tropa/contract/inquiry'
import { pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import { useApi, type ApiClient } from '../../api/api-context'
import { toastFailure } from '../../api/toast-failure'

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

const useReload = () => {
  const queryClient = useQueryClient()
  return ({ message }: { message: string }) => {
    toast.success(message)
    void queryClient.invalidateQueries({ queryKey: inquiryKey })
  }
}

export const useChangeInquiry = () => {
  const api = useApi()
  return useMutation({
    mutationFn: ({ id, ...body }: InquiryChanges & { id: string }) =>
      api.inquiry.change({ params: { id }, body }),
    onSuccess: useReload(),
  })
}

export const useDeleteInquiry = () => {
  const api = useApi()
  return useMutation({
    mutationFn: ({ _id }: HandledInquiry) => api.inquiry.remove({ params: { id: _id } }),
    onSuccess: useReload(),
    onError: (error) => toastFailure(error, 'Failed to delete the inquiry'),
  })
}
