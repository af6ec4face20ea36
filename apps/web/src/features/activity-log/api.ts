import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { activityLogMessages, type ActivityLog, logKeeperOnly } from '@tropa/contract/activity-log'
import { pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../api/api-context'
import { pagedQuery } from '../../api/paged-query'
import { toastFailure } from '../../api/toast-failure'
import { useConfirmation } from '../../hooks/use-confirmation'
import { useMember } from '../../session/member-context'

const activityLogKey = ['activity-log'] as const

/** Shown when entries cannot be loaded (specification, section 8). */
export const logsFailed = 'Failed to fetch activity logs'

export const activityLogPage = (api: ApiClient, page: number, search: string) =>
  pagedQuery(
    [...activityLogKey, 'page', page, search],
    () => api.activityLog.list({ page, limit: pageSize, ...(search ? { search } : {}) }),
    logsFailed,
  )

/** How long the toasts stay (specification, section 4). */
const toastOptions = { duration: 3000 }

/**
 * Lets the log keeper delete an entry, after a question; other admins see why they may not.
 *
 * @param onDeleted - called before the list is loaded again
 */
export const useLogDeletion = (onDeleted: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { username } = useMember()
  const keeper = useQuery({
    queryKey: [...activityLogKey, 'keeper'],
    queryFn: () => api.activityLog.keeper(),
  }).data?.username
  const dialog = useConfirmation<ActivityLog>()
  const deletion = useMutation({
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
  return {
    dialog,
    deletion,
    isOffered: keeper === username,
    ask: (log: ActivityLog) => {
      if (keeper === undefined || keeper === username) dialog.ask(log)
      else toast.error(logKeeperOnly(keeper), { ...toastOptions, id: 'keeper-only' })
    },
  }
}
