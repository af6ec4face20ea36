import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecordForm } from '@tropa/contract/record'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { recordKey } from '../../../api/shared-keys'
import { toastFailure } from '../../../api/toast-failure'

/** Adds a penalty record and reloads the list. */
export const useAddRecord = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (record: RecordForm) => api.record.create(record),
    onSuccess: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: recordKey })
    },
    onError: (error) => toastFailure(error, 'Failed to add the record'),
  })
}
