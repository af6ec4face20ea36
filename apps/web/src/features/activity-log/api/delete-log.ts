import { useMutation, useQueryClient } from '@tanstack/react-query'
import { activityLogMessages, type ActivityLog } from '@tropa/contract/activity-log'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { toastFailure } from '../../../api/toast-failure'
import { activityLogKey } from './activity-log-queries'

/** How long the toasts stay (specification, section 4). */
export const toastOptions = { duration: 3000 }

/**
 * Deletes an entry of the activity log and reloads the list.
 *
 * @param onDeleted - called before the reload
 */
export const useDeleteLog = (onDeleted: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: ActivityLog) => api.activityLog.remove({ params: { id: _id } }),
    onSuccess: () => {
      toast.success(activityLogMessages.deleted, toastOptions)
      onDeleted()
      void queryClient.invalidateQueries({ queryKey: activityLogKey })
    },
    onError: (error) => {
      toastFailure(error, 'Failed to delete activity log', toastOptions)
    },
  })
}
