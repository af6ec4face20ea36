import { useQuery } from '@tanstack/react-query'
import {
  type ActivityLog,
  activityLogMessages,
  logKeeperOnly,
} from '@tropa/contract/activity-log/activity-log'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../api/api-context'
import { pagedQuery } from '../../hooks/use-paged-list'
import { useChange } from '../../api/use-change'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { useMember } from '../../session/member-context'

const activityLogKey = ['activity-log'] as const

export const logsFailed = 'Failed to fetch activity logs'

export const activityLogPage = (api: ApiClient, page: number, search: string) =>
  pagedQuery(
    [...activityLogKey, 'page'],
    { page, search },
    (request) => api.activityLog.list(request),
    logsFailed,
  )

const toastOptions = { duration: 3000 }

/** Lets the log keeper delete an entry, after a question; other admins see why they may not. */
export const useLogDeletion = () => {
  const api = useApi()
  const { username } = useMember()
  const keeper = useQuery({
    queryKey: [...activityLogKey, 'keeper'],
    queryFn: () => api.activityLog.keeper(),
  }).data?.username
  const dialog = useItemDialog<ActivityLog>()
  const deletion = useChange(
    ({ activityLog }, { _id }: ActivityLog) => activityLog.remove({ params: { id: _id } }),
    activityLogMessages.deleted,
    [activityLogKey],
    'Failed to delete activity log',
    toastOptions,
  )
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
