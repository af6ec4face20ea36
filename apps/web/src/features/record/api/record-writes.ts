import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PenaltyRecord, RecordCorrection, RecordForm } from '@tropa/contract/record'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../../api/api-context'
import { recordKey } from '../../../api/shared-queries'
import { toastFailure } from '../../../api/toast-failure'

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
