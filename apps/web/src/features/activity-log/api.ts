import { queryOptions, useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { activityLogMessages, type ActivityLog, logKeeperOnly } from '@tropa/contract/activity-log'
import { pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../api/api-context'
import { useApi } from '../../api/api-context'
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

const logKeeper = (api: ApiClient) =>
  queryOptions({
    queryKey: [...activityLogKey, 'keeper'],
    queryFn: () => api.activityLog.keeper(),
  })

/** How long the toasts stay (specification, section 4). */
const toastOptions = { duration: 3000 }

/**
 * Deletes an entry of the activity log and reloads the list.
 *
 * @param onDeleted - called before the reload
 */
const useDeleteLog = (onDeleted: () => void) => {
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

/** Lets the log keeper delete an entry, after a question; other admins see why they may not. */
export const useLogDeletion = (onDeleted: () => void) => {
  const { username } = useMember()
  const keeper = useQuery(logKeeper(useApi())).data?.username
  const dialog = useConfirmation<ActivityLog>()
  const deletion = useDeleteLog(onDeleted)

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
